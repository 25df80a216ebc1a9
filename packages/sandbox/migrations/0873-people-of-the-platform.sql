/*
 * The people of the platform, for its administrators: found by name, address or account; suspended with a reason, and taken back;
 * their sessions ended. A suspended person is signed out at once and cannot sign in.
 */
create table app_private.suspensions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references app_public.users on delete cascade,
  reason text not null check (length(reason) between 1 and 500),
  -- The state that the person goes back to.
  status_before text not null check (status_before in ('invited', 'active')),
  suspended_by uuid references app_public.users on delete set null,
  suspended_on timestamptz not null default app_private.now(),
  restored_by uuid references app_public.users on delete set null,
  restored_on timestamptz
);
alter table app_private.suspensions enable row level security;
create index on app_private.suspensions (user_id, suspended_on desc);
create index on app_private.suspensions (suspended_by);
create index on app_private.suspensions (restored_by);
create unique index one_open_suspension on app_private.suspensions (user_id) where restored_on is null;
select app_private.make_audited('app_private.suspensions');
select app_private.show_as_written('app_private.suspensions', '*reason');

create type app_public.platform_person as (
  id uuid, name text, email text, status text, accounts text, sessions int, last_seen_at timestamptz, joined_on timestamptz,
  is_self boolean
);
comment on type app_public.platform_person is 'A person, as administrators of the platform see them.';
comment on column app_public.platform_person.email is 'The first of their addresses.';
comment on column app_public.platform_person.status is 'invited, active or suspended.';
comment on column app_public.platform_person.accounts is 'The names of the accounts the person acts for.';
comment on column app_public.platform_person.sessions is 'Sessions that are open now.';
comment on column app_public.platform_person.last_seen_at is 'The time when an open session was used last, to within five minutes.';
comment on column app_public.platform_person.is_self is 'True for the person that asks.';

create function app_private.list_people(only_one uuid default null) returns setof app_public.platform_person
language sql stable security definer set search_path = pg_catalog
as $$
  select users.id, concat_ws(' ', users.first_name, users.last_name), users.emails[1],
    case users.status when 'inactive' then 'suspended' else users.status end, places.accounts, coalesce(opened.sessions, 0),
    opened.last_seen_at, users.created_on, users.id = app_private.user_id()
  from app_public.users
  left join lateral (
    select string_agg(accounts.name, ', ' order by accounts.name, accounts.id) as accounts
    from app_public.users_accounts as member join app_public.accounts on accounts.id = member.account_id
    where member.user_id = users.id
  ) as places on true
  left join lateral (
    select count(*)::int as sessions, max(listed.last_used_at) as last_seen_at from app_public.user_sessions as listed
    where listed.user_id = users.id and listed.expires_at > app_private.now()
  ) as opened on true
  where only_one is null or users.id = only_one
$$;

create function app_public.platform_people(search text default '', status text default null)
returns setof app_public.platform_person
language sql stable rows 200 security definer set search_path = pg_catalog
as $$
  select people.* from app_private.list_people() as people join app_public.users on users.id = people.id
  where (select app_private.administers_platform())
    and (platform_people.status is null or people.status = platform_people.status)
    and app_private.mentions(concat_ws(' ', people.name, array_to_string(users.emails, ' '), people.accounts), platform_people.search)
  order by users.last_name, users.first_name, users.id
$$;
comment on function app_public.platform_people is
  'People whose name, addresses or accounts have the text in them; for administrators of the platform.';

create function app_public.platform_person(person_id uuid) returns app_public.platform_person
language sql stable security definer set search_path = pg_catalog
as $$
  select people from app_private.list_people(coalesce(person_id, '00000000-0000-0000-0000-000000000000')) as people
  where (select app_private.administers_platform())
$$;
comment on function app_public.platform_person is 'A person; for administrators of the platform.';

create type app_public.place_of_person as (id uuid, account text, type text, role text, status text);
comment on type app_public.place_of_person is 'The role of a person in an account.';
create function app_public.places_of_person(person_id uuid) returns setof app_public.place_of_person
language sql stable rows 5 security definer set search_path = pg_catalog
as $$
  select member.id, accounts.name, accounts.type, member.role, known.status
  from app_public.users_accounts as member join app_public.accounts on accounts.id = member.account_id
  cross join lateral app_private.membership(member.user_id, member.account_id) as known
  where member.user_id = person_id and (select app_private.administers_platform())
  order by accounts.name, accounts.id
$$;
comment on function app_public.places_of_person is 'The accounts a person acts for; for administrators of the platform.';

create type app_public.session_of_person as (
  id uuid, browser text, system text, network text, last_used_at timestamptz, created_on timestamptz, is_current boolean
);
comment on type app_public.session_of_person is 'A session of a person.';
create function app_public.sessions_of_person(person_id uuid) returns setof app_public.session_of_person
language sql stable rows 5 security definer set search_path = pg_catalog
as $$
  select listed.id, listed.browser, listed.system, listed.network, listed.last_used_at, listed.created_on,
    listed.id is not distinct from app_private.session_id()
  from app_public.user_sessions as listed
  where listed.user_id = person_id and listed.expires_at > app_private.now() and (select app_private.administers_platform())
  order by listed.last_used_at desc, listed.id
$$;
comment on function app_public.sessions_of_person is
  'The open sessions of a person, those used last first; for administrators of the platform.';

create type app_public.suspension_of_person as (
  id uuid, reason text, suspended_by text, suspended_on timestamptz, restored_by text, restored_on timestamptz
);
comment on type app_public.suspension_of_person is 'A suspension of a person; open while restored_on is null.';
create function app_public.suspensions_of_person(person_id uuid) returns setof app_public.suspension_of_person
language sql stable rows 5 security definer set search_path = pg_catalog
as $$
  select suspensions.id, reason, concat_ws(' ', beginner.first_name, beginner.last_name), suspended_on,
    nullif(concat_ws(' ', ender.first_name, ender.last_name), ''), restored_on
  from app_private.suspensions
  left join app_public.users as beginner on beginner.id = suspended_by
  left join app_public.users as ender on ender.id = restored_by
  where suspensions.user_id = person_id and (select app_private.administers_platform())
  order by suspended_on desc, suspensions.id
$$;
comment on function app_public.suspensions_of_person is
  'The suspensions of a person, the latest first; for administrators of the platform.';

create function app_private.lock_other_person(person_id uuid) returns app_public.users
language plpgsql volatile set search_path = pg_catalog
as $$
declare
  found app_public.users;
begin
  select * into found from app_public.users where id = person_id for update;
  if found.id is null then
    perform app_private.refuse('not_found', 'There is nothing here.');
  elsif found.id = app_private.user_id() then
    perform app_private.refuse('own_access', 'You cannot do this to yourself.');
  end if;
  return found;
end
$$;

create function app_private.reason_of_suspension(reason text) returns text
language plpgsql stable set search_path = pg_catalog
as $$
declare
  written constant text := coalesce(btrim(reason), '');
begin
  perform app_private.refuse_fields(jsonb_build_object('reason', case
    when written = '' then 'Reason is required.' when length(written) > 500 then 'A reason has at most 500 characters.' end));
  return written;
end
$$;
comment on function app_private.reason_of_suspension is 'Returns the reason of a suspension as it is kept, and refuses one that is missing or too long.';

create function app_public.suspend_person(person_id uuid, reason text) returns app_public.platform_person
language plpgsql volatile security definer set search_path = pg_catalog
as $$
declare
  person app_public.users;
  written text;
begin
  perform app_private.require_operation('suspend_person');
  person := app_private.lock_other_person(suspend_person.person_id);
  written := app_private.reason_of_suspension(suspend_person.reason);
  if person.status <> 'inactive' then
    insert into app_private.suspensions (user_id, reason, status_before, suspended_by)
    values (person.id, written, person.status, app_private.user_id());
    -- A trigger ends the sessions.
    update app_public.users set status = 'inactive' where id = person.id;
  end if;
  return (select people from app_private.list_people(person.id) as people);
end
$$;
comment on function app_public.suspend_person is
  'Suspends a person: they are signed out at once, everywhere, and cannot sign in. Once more changes nothing.';

create function app_public.restore_person(person_id uuid) returns app_public.platform_person
language plpgsql volatile security definer set search_path = pg_catalog
as $$
declare
  person app_public.users;
  ended app_private.suspensions;
begin
  perform app_private.require_operation('restore_person');
  person := app_private.lock_other_person(restore_person.person_id);
  if person.status = 'inactive' then
    update app_private.suspensions set restored_by = app_private.user_id(), restored_on = app_private.now()
    where user_id = person.id and restored_on is null returning * into ended;
    update app_public.users set status = coalesce(ended.status_before, 'active') where id = person.id;
  end if;
  return (select people from app_private.list_people(person.id) as people);
end
$$;
comment on function app_public.restore_person is 'Takes back the suspension of a person: they can sign in again. Once more changes nothing.';

create function app_public.end_person_sessions(person_id uuid, session_id uuid default null) returns app_public.platform_person
language plpgsql volatile security definer set search_path = pg_catalog
as $$
declare
  person app_public.users;
begin
  perform app_private.require_operation('end_person_sessions');
  person := app_private.lock_other_person(end_person_sessions.person_id);
  perform app_private.end_sessions_of(person.id, 'ended_by_platform', only_one => end_person_sessions.session_id);
  return (select people from app_private.list_people(person.id) as people);
end
$$;
comment on function app_public.end_person_sessions is
  'Signs a person out of one session or, without one, of all; what vendors'' pages have open in their name ends with all. They can sign in again.';

select app_private.allow(operation, '{admin}', '{account_owner,account_admin}'), app_private.protect(operation)
from unnest(array['suspend_person', 'restore_person', 'end_person_sessions']) as operation;
grant execute on function app_public.platform_people, app_public.platform_person, app_public.places_of_person,
  app_public.sessions_of_person, app_public.suspensions_of_person, app_public.suspend_person, app_public.restore_person,
  app_public.end_person_sessions to app_user;
