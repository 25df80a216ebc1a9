-- Payment methods of an account: ids only, for a later version.
create table app_public.payment_methods (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references app_public.accounts on delete cascade,
  type text not null check (type in ('wire', 'ach', 'check')),
  created_on timestamptz not null default app_private.now(),
  version bigint not null default 1
);
comment on table app_public.payment_methods is 'A payment method of an account.';
create index on app_public.payment_methods (account_id);

-- The payment provider's side: a vendor's account there, the issuers in it, and their offerings.
create table app_public.payment_accounts (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references app_public.accounts on delete restrict,
  name text not null check (length(name) between 1 and 200),
  synced_on timestamptz,
  sync_status text not null default 'idle' check (sync_status in ('idle', 'syncing', 'failed')),
  sync_error text,
  version bigint not null default 1,
  created_on timestamptz not null default app_private.now()
);
comment on table app_public.payment_accounts is 'A vendor''s account at the payment provider.';
comment on column app_public.payment_accounts.synced_on is 'The time when its lists were last read; null before the first time.';
comment on column app_public.payment_accounts.sync_status is 'syncing while its lists are being read, failed when that did not work, else idle.';
comment on column app_public.payment_accounts.sync_error is 'The message for the reader when the last sync failed.';

create index on app_public.payment_accounts (account_id);

create table app_public.payment_issuers (
  id uuid primary key default gen_random_uuid(),
  payment_account_id uuid not null references app_public.payment_accounts on delete restrict,
  account_id uuid not null references app_public.accounts on delete restrict,
  -- The provider's own id of it.
  provider_id uuid not null,
  name text not null,
  email text,
  updated_on timestamptz not null,
  synced_on timestamptz not null default app_private.now(),
  process_id uuid references app_public.processes on delete restrict,
  version bigint not null default 1,
  unique (payment_account_id, provider_id)
);
comment on table app_public.payment_issuers is 'An issuer at the payment provider.';
comment on column app_public.payment_issuers.updated_on is 'The time when the provider last changed it.';
comment on column app_public.payment_issuers.process_id is 'Its mapping process.';
comment on constraint payment_issuers_process_id_fkey on app_public.payment_issuers is E'@fieldName process';
create index on app_public.payment_issuers (account_id);
create unique index on app_public.payment_issuers (process_id);

create table app_public.payment_instruments (
  id uuid primary key default gen_random_uuid(),
  payment_issuer_id uuid not null references app_public.payment_issuers on delete restrict,
  account_id uuid not null references app_public.accounts on delete restrict,
  provider_id uuid not null,
  name text not null,
  updated_on timestamptz not null,
  synced_on timestamptz not null default app_private.now(),
  step_by_step_id uuid references app_public.processes on delete restrict,
  version bigint not null default 1,
  unique (payment_issuer_id, provider_id)
);
comment on table app_public.payment_instruments is 'An offering at the payment provider.';
comment on column app_public.payment_instruments.step_by_step_id is 'Its mapping process.';
create index on app_public.payment_instruments (account_id);
create unique index on app_public.payment_instruments (step_by_step_id);

create table app_private.provider_issuers (
  id uuid primary key default gen_random_uuid(),
  payment_account_id uuid not null references app_public.payment_accounts on delete cascade,
  name text not null,
  email text not null,
  -- [{ id, name, updatedOn, contents }]
  instruments jsonb not null default '[]',
  updated_on timestamptz not null default app_private.now()
);
create index on app_private.provider_issuers (payment_account_id);

create table app_private.provider_moods (
  partner text primary key check (partner in ('signing', 'payment')),
  -- How many of the next questions it answers with an error.
  failures int not null default 0 check (failures between 0 and 1000)
);
