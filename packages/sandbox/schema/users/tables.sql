-- Users, their accounts, and the visibility of accounts.
create table app_public.users (
  id uuid primary key default gen_random_uuid(),
  first_name text not null,
  last_name text not null,
  status text not null default 'active' check (status in ('invited', 'active', 'inactive')),
  emails text[] not null default '{}',
  created_on timestamptz not null default app_private.now(),
  check (length(first_name) <= 100 and length(last_name) <= 100),
  version bigint not null default 1
);
comment on table app_public.users is 'A person who signs in.';
comment on column app_public.users.status is 'invited until the person first signs in; then active or inactive.';
comment on column app_public.users.emails is 'Lower-case; each belongs to one person.';
create index on app_public.users using gin (emails);

comment on column app_public.users.first_name is '@omit';
comment on column app_public.users.last_name is '@omit';
comment on column app_public.users.emails is '@omit';
comment on column app_public.users.status is '@omit';
comment on column app_public.users.created_on is '@omit';

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
comment on table app_public.users_accounts is 'The membership of a person in an account; shown as a delegate.';
create index on app_public.users_accounts (account_id);

-- Delegates: people are added by e-mail; their role and status change, an owner's only by transfer.
create unique index one_owner on app_public.users_accounts (account_id) where role = 'account_owner';
comment on column app_public.users_accounts.status is 'A suspended delegate cannot act for the account.';

create type app_public.users_data as (
  "user" app_public.users,
  account app_public.accounts,
  user_account app_public.users_accounts,
  managed_by app_public.accounts,
  disabled_features text[]
);
comment on type app_public.users_data is
  'The signed-in user and their current account; managedBy is the broker whose people act for an issuer that it manages.';

comment on column app_public.users_data.disabled_features is
  'Features that an administrator of the platform has switched off for the account; their operations are refused.';

-- A person adds an address to their own: a link is mailed to it, and counts when it is confirmed while they are signed in.
create table app_private.address_mails (
  id bigint primary key generated always as identity,
  user_id uuid not null references app_public.users on delete cascade,
  email text not null,
  sent_on timestamptz not null default app_private.now()
);
create index on app_private.address_mails (user_id, sent_on);
create index on app_private.address_mails (email, sent_on);
