-- Users, their accounts, and who may see an account.
create table app_public.users (
  id uuid primary key default gen_random_uuid(),
  first_name text not null,
  last_name text not null,
  status text not null default 'active' check (status in ('invited', 'active', 'inactive')),
  emails text[] not null default '{}',
  created_on timestamptz not null default app_private.now(),
  check (length(first_name) <= 100 and length(last_name) <= 100)
);
comment on table app_public.users is 'A person who signs in.';
comment on column app_public.users.status is 'invited until the person first signs in; then active, or inactive.';
comment on column app_public.users.emails is 'Lower-case; each belongs to one person.';
create index on app_public.users using gin (emails);

create table app_public.users_accounts (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references app_public.users on delete cascade,
  account_id uuid not null references app_public.accounts on delete cascade,
  role text not null check (role in ('account_owner', 'account_admin', 'account_viewer')),
  status text not null default 'active' check (status in ('active', 'suspended')),
  version bigint not null default 1,
  created_on timestamptz not null default app_private.now(),
  unique (user_id, account_id)
);
comment on table app_public.users_accounts is 'A person''s place in an account; shown as a delegate.';
create index on app_public.users_accounts (account_id);
select app_private.make_live('app_public.users_accounts');

-- Invited delegates who have not signed in. Until they choose the account it gives them no access, and shows
-- only the data that the inviting account entered.
create table app_private.invited_delegates (
  users_account_id uuid primary key references app_public.users_accounts on delete cascade,
  user_id uuid not null references app_public.users on delete cascade,
  account_id uuid not null references app_public.accounts on delete cascade,
  first_name text not null,
  last_name text not null,
  email text not null,
  created_on timestamptz not null default app_private.now()
);
alter table app_private.invited_delegates enable row level security;
create index on app_private.invited_delegates (user_id, account_id);
create index on app_private.invited_delegates (account_id, email);

alter table app_public.users_accounts enable row level security;
create policy select_own on app_public.users_accounts for select using (
  user_id = (select app_private.user_id())
  or account_id = (select app_private.account_id())
);
grant select on app_public.users_accounts to app_user;

-- A person sees themself and the delegates of the account they act for.
alter table app_public.users enable row level security;
create policy select_own on app_public.users for select using (
  id = (select app_private.user_id())
  or exists (
    select from app_public.users_accounts as delegates
    where delegates.user_id = users.id and delegates.account_id = (select app_private.account_id())
  )
);
grant select on app_public.users to app_user;

alter table app_public.accounts enable row level security;
-- The condition that decides most rows is first. The empty string unpacks the bits once for a query, not once
-- for each row.
create policy select_own on app_public.accounts for select using (
  case when number < (
    select octet_length(numbers) * 8 from app_private.visible_accounts as visible
    where visible.account_id = (select app_private.account_id())
  ) then get_bit((
    select numbers || ''::bytea from app_private.visible_accounts as visible
    where visible.account_id = (select app_private.account_id())
  ), number) = 1 end
  or id = (select app_private.account_id())
  or exists (
    select from app_public.users_accounts as mine
    where mine.account_id = accounts.id and mine.user_id = (select app_private.user_id())
  )
);
grant select (
  id, type, name, legal_name, email, contact_name, slug, url, twitter_handle, support_email, setup,
  investor_type, custodian, jurisdiction, formation_date, version, created_on,
  number
) on app_public.accounts to app_user;

-- Accounts that an administrator of the platform has suspended: 0876-accounts-of-the-platform.sql. Their people
-- cannot act for them.
create table app_private.account_suspensions (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references app_public.accounts on delete cascade,
  reason text not null check (length(reason) between 1 and 500),
  suspended_by uuid references app_public.users on delete set null,
  suspended_on timestamptz not null default app_private.now(),
  restored_by uuid references app_public.users on delete set null,
  restored_on timestamptz
);
alter table app_private.account_suspensions enable row level security;
create index on app_private.account_suspensions (account_id, suspended_on desc);
create index on app_private.account_suspensions (suspended_by);
create index on app_private.account_suspensions (restored_by);
create unique index one_open_account_suspension on app_private.account_suspensions (account_id) where restored_on is null;

-- A view, so that the statement which every request begins with is planned with it, once a connection.
create view app_private.memberships as
  select users_accounts.user_id, users_accounts.account_id, users_accounts.role,
    case when exists (
        select from app_private.account_suspensions as suspensions
        where suspensions.account_id = users_accounts.account_id and restored_on is null
      ) then 'account_suspended'
      when users_accounts.status = 'active'
      and exists (select from app_private.invited_delegates where users_account_id = users_accounts.id)
      then 'invited' else users_accounts.status end as status,
    accounts.type
  from app_public.users_accounts
  join app_public.accounts on accounts.id = users_accounts.account_id;
comment on view app_private.memberships is 'The roles of people in accounts; the status is active, suspended, invited until they choose it, or account_suspended.';

create function app_private.membership(
  user_id uuid, account_id uuid, out role text, out status text, out type text
) returns setof record
-- Every write asks for it: plpgsql keeps the plan, where sql makes it again each time.
language plpgsql stable security definer set search_path = pg_catalog
as $$
begin
  return query select memberships.role, memberships.status, memberships.type from app_private.memberships
  where memberships.user_id = membership.user_id and memberships.account_id = membership.account_id;
end
$$;
comment on function app_private.membership is 'The membership of a person in an account, for functions of readers who may not read it.';

create type app_public.users_data as (
  "user" app_public.users,
  account app_public.accounts,
  user_account app_public.users_accounts,
  managed_by app_public.accounts,
  disabled_features text[]
);
comment on type app_public.users_data is
  'The signed-in user, and the account they act for; managedBy is the broker whose people act for an issuer it manages.';

comment on column app_public.users_data.disabled_features is
  'Features that an administrator of the platform has switched off for the account; their operations are refused.';

create function app_private.own_disabled_features() returns text[]
language plpgsql stable security definer set search_path = pg_catalog
as $$
begin
  return array(
    select feature from app_private.disabled_features where account_id = app_private.account_id() order by feature
  );
end
$$;
grant execute on function app_private.own_disabled_features to app_user;

create function app_public.get_users_data() returns app_public.users_data
language plpgsql stable set search_path = pg_catalog
as $$
declare
  answer app_public.users_data;
  place app_public.users_accounts;
begin
  select users, accounts, users_accounts into answer."user", answer.account, answer.user_account
  from app_public.users
  left join app_public.users_accounts
    on users_accounts.user_id = users.id and users_accounts.account_id = app_private.account_id()
  left join app_public.accounts on accounts.id = users_accounts.account_id
  where users.id = app_private.user_id();
  if answer.account is null and app_private.account_id() is not null then
    place := app_private.managing_place(app_private.account_id());
    if place.id is not null then
      select accounts into answer.account from app_public.accounts where id = app_private.account_id();
      select accounts into answer.managed_by from app_public.accounts where id = place.account_id;
      place.role := case place.role when 'account_viewer' then 'account_viewer' else 'account_admin' end;
      answer.user_account := place;
    end if;
  end if;
  answer.disabled_features := app_private.own_disabled_features();
  return answer;
end
$$;
grant execute on function app_public.get_users_data() to app_user;
