/*
 * The accounts of the platform, for its administrators: found by name, address or id; suspended with a reason, and taken back;
 * the sessions of their people ended. The people of a suspended account cannot act for it, and its secret keys open nothing.
 */
select app_private.make_audited('app_private.account_suspensions');
select app_private.show_as_written('app_private.account_suspensions', '*reason');

create function app_private.is_account_suspended(account_id uuid) returns boolean
language sql stable security definer set search_path = pg_catalog
as $$
  select exists (
    select from app_private.account_suspensions as suspensions
    where suspensions.account_id = is_account_suspended.account_id and restored_on is null
  )
$$;

create function app_public.users_accounts_is_account_suspended(place app_public.users_accounts) returns boolean
language sql stable security definer set search_path = pg_catalog
as $$ select app_private.is_account_suspended(place.account_id) $$;
comment on function app_public.users_accounts_is_account_suspended is
  'True while an administrator of the platform has suspended the account: none of its people can act for it.';
grant execute on function app_public.users_accounts_is_account_suspended to app_user;

create type app_public.platform_account as (
  id uuid, name text, type text, email text, managed_by text, status text, people int, sessions int, created_on timestamptz,
  is_self boolean
);
comment on type app_public.platform_account is 'An account, as administrators of the platform see it.';
comment on column app_public.platform_account.managed_by is 'The broker that runs it, until its own people claim it; null for any other account.';
comment on column app_public.platform_account.status is 'active or suspended.';
comment on column app_public.platform_account.people is 'The number of its delegates.';
comment on column app_public.platform_account.sessions is 'Sessions of its delegates that are open now.';
comment on column app_public.platform_account.is_self is 'True for the account that is acted for.';

create function app_private.list_accounts(only_one uuid default null) returns setof app_public.platform_account
language sql stable security definer set search_path = pg_catalog
as $$
  select accounts.id, accounts.name, accounts.type, accounts.email, (
      select managers.name from app_public.managed_accounts as managed
      join app_public.accounts as managers on managers.id = managed.account_id
      where managed.entity_id = accounts.id and managed.claimed_on is null
      order by managed.created_on, managed.id limit 1
    ),
    case when app_private.is_account_suspended(accounts.id) then 'suspended' else 'active' end,
    coalesce(places.people, 0), coalesce(places.sessions, 0), accounts.created_on, accounts.id = app_private.account_id()
  from app_public.accounts
  left join lateral (
    select count(*)::int as people, sum(opened.sessions)::int as sessions
    from app_public.users_accounts as member
    cross join lateral (
      select count(*) as sessions from app_public.user_sessions as listed
      where listed.user_id = member.user_id and listed.expires_at > app_private.now()
    ) as opened
    where member.account_id = accounts.id
  ) as places on true
  where only_one is null or accounts.id = only_one
$$;

create function app_public.platform_accounts(search text default '', type text default null, status text default null)
returns setof app_public.platform_account
language sql stable rows 200 security definer set search_path = pg_catalog
as $$
  select listed.* from app_private.list_accounts() as listed join app_public.accounts on accounts.id = listed.id
  where (select app_private.administers_platform())
    and (platform_accounts.type is null or listed.type = platform_accounts.type)
    and (platform_accounts.status is null or listed.status = platform_accounts.status)
    and app_private.mentions(concat_ws(' ', listed.name, accounts.legal_name, listed.email, accounts.contact_name, accounts.slug,
      listed.id), platform_accounts.search)
  order by listed.name, listed.id
$$;
comment on function app_public.platform_accounts is
  'Accounts whose names, address, contact, slug or id have the text in them; for administrators of the platform.';

create function app_public.platform_account(account_id uuid) returns app_public.platform_account
language sql stable security definer set search_path = pg_catalog
as $$
  select listed from app_private.list_accounts(coalesce(account_id, '00000000-0000-0000-0000-000000000000')) as listed
  where (select app_private.administers_platform())
$$;
comment on function app_public.platform_account is 'An account; for administrators of the platform.';

create type app_public.person_of_account as (
  id uuid, person_id uuid, name text, email text, role text, status text, sessions int
);
comment on type app_public.person_of_account is 'A delegate of an account.';
comment on column app_public.person_of_account.status is 'active, suspended or invited in the account; also suspended where the person is on the whole platform.';
create function app_public.people_of_account(account_id uuid) returns setof app_public.person_of_account
language sql stable rows 10 security definer set search_path = pg_catalog
as $$
  select member.id, users.id, concat_ws(' ', users.first_name, users.last_name), users.emails[1], member.role,
    case when users.status = 'inactive' then 'suspended'
      when member.status = 'active'
        and exists (select from app_private.invited_delegates where users_account_id = member.id) then 'invited'
      else member.status end,
    (select count(*)::int from app_public.user_sessions as listed
      where listed.user_id = users.id and listed.expires_at > app_private.now())
  from app_public.users_accounts as member join app_public.users on users.id = member.user_id
  where member.account_id = people_of_account.account_id and (select app_private.administers_platform())
  order by array_position('{account_owner,account_admin,account_viewer}'::text[], member.role), users.last_name, users.first_name, member.id
$$;
comment on function app_public.people_of_account is
  'The delegates of an account, its owner first; for administrators of the platform.';

create type app_public.suspension_of_account as (
  id uuid, reason text, suspended_by text, suspended_on timestamptz, restored_by text, restored_on timestamptz
);
comment on type app_public.suspension_of_account is 'A suspension of an account; open while restored_on is null.';
create function app_public.suspensions_of_account(account_id uuid) returns setof app_public.suspension_of_account
language sql stable rows 5 security definer set search_path = pg_catalog
as $$
  select suspensions.id, reason, concat_ws(' ', beginner.first_name, beginner.last_name), suspended_on,
    nullif(concat_ws(' ', ender.first_name, ender.last_name), ''), restored_on
  from app_private.account_suspensions as suspensions
  left join app_public.users as beginner on beginner.id = suspended_by
  left join app_public.users as ender on ender.id = restored_by
  where suspensions.account_id = suspensions_of_account.account_id and (select app_private.administers_platform())
  order by suspended_on desc, suspensions.id
$$;
comment on function app_public.suspensions_of_account is
  'The suspensions of an account, the latest first; for administrators of the platform.';

-- Broker and issuers that it manages have the same people: the change is announced to those of all of them.
create function app_private.announce_to_people() returns trigger
language plpgsql volatile security definer set search_path = pg_catalog
as $$
declare
  changed constant uuid := coalesce(new.account_id, old.account_id);
  keys text[] := array(
    select distinct memberships.user_id::text from app_private.memberships
    where memberships.account_id = changed or memberships.account_id in (
      select entity_id from app_public.managed_accounts as managed
      where managed.account_id = changed and managed.claimed_on is null
    )
  );
begin
  perform pg_notify('app_change', json_build_object('table', 'users_accounts', 'any', keys[first : first + 99])::text)
  from generate_series(1, cardinality(keys), 100) as first;
  return null;
end
$$;
comment on function app_private.announce_to_people is
  'Announces to the people of an account that they read who they are again; sockets of those who cannot act for it any more close.';
create trigger announce_to_people after insert or update on app_private.account_suspensions
  for each row execute function app_private.announce_to_people();

create function app_private.lock_other_account(account_id uuid) returns app_public.accounts
language plpgsql volatile set search_path = pg_catalog
as $$
declare
  found app_public.accounts;
begin
  select * into found from app_public.accounts where id = account_id for no key update;
  if found.id is null then
    perform app_private.refuse('not_found', 'There is nothing here.');
  elsif found.id = app_private.account_id() then
    perform app_private.refuse('own_access', 'You cannot do this to yourself.');
  end if;
  return found;
end
$$;

create function app_public.suspend_account(account_id uuid, reason text) returns app_public.platform_account
language plpgsql volatile security definer set search_path = pg_catalog
as $$
declare
  account app_public.accounts;
  written text;
begin
  perform app_private.require_operation('suspend_account');
  account := app_private.lock_other_account(suspend_account.account_id);
  written := app_private.reason_of_suspension(suspend_account.reason);
  if not app_private.is_account_suspended(account.id) then
    insert into app_private.account_suspensions (account_id, reason, suspended_by)
    values (account.id, written, app_private.user_id());
    -- What the pages of a vendor have open in the names of others ends with the vendor.
    perform set_config('app.session_end', 'ended_by_platform', true);
    delete from app_private.sessions
    where embed_key_id in (select keys.id from app_public.embed_keys as keys where keys.account_id = account.id);
    perform set_config('app.session_end', '', true);
  end if;
  return (select listed from app_private.list_accounts(account.id) as listed);
end
$$;
comment on function app_public.suspend_account is
  'Suspends an account: none of its people can act for it, and its secret keys open nothing. Once more changes nothing.';

create function app_public.restore_account(account_id uuid) returns app_public.platform_account
language plpgsql volatile security definer set search_path = pg_catalog
as $$
declare
  account app_public.accounts;
begin
  perform app_private.require_operation('restore_account');
  account := app_private.lock_other_account(restore_account.account_id);
  update app_private.account_suspensions as suspensions
  set restored_by = app_private.user_id(), restored_on = app_private.now()
  where suspensions.account_id = account.id and restored_on is null;
  return (select listed from app_private.list_accounts(account.id) as listed);
end
$$;
comment on function app_public.restore_account is
  'Takes back the suspension of an account: its people can act for it again. Once more changes nothing.';

create function app_public.end_account_sessions(account_id uuid) returns app_public.platform_account
language plpgsql volatile security definer set search_path = pg_catalog
as $$
declare
  account app_public.accounts;
begin
  perform app_private.require_operation('end_account_sessions');
  account := app_private.lock_other_account(end_account_sessions.account_id);
  perform app_private.end_sessions_of(member.user_id, 'ended_by_platform')
  from app_public.users_accounts as member
  where member.account_id = account.id and member.user_id is distinct from app_private.user_id();
  return (select listed from app_private.list_accounts(account.id) as listed);
end
$$;
comment on function app_public.end_account_sessions is
  'Signs the delegates of an account out, everywhere, but not the person that asks. They can sign in again.';

select app_private.allow(operation, '{admin}', '{account_owner,account_admin}'), app_private.protect(operation)
from unnest(array['suspend_account', 'restore_account', 'end_account_sessions']) as operation;
grant execute on function app_public.platform_accounts, app_public.platform_account, app_public.people_of_account,
  app_public.suspensions_of_account, app_public.suspend_account, app_public.restore_account,
  app_public.end_account_sessions to app_user;
