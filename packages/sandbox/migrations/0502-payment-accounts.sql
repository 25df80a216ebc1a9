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
comment on table app_public.payment_issuers is 'An issuer as the payment provider knows it.';
comment on column app_public.payment_issuers.updated_on is 'The time when the provider last changed it.';
comment on column app_public.payment_issuers.process_id is 'Its mapping process.';
comment on constraint payment_issuers_process_id_fkey on app_public.payment_issuers is E'@fieldName process';

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
comment on table app_public.payment_instruments is 'An offering as the payment provider knows it.';
comment on column app_public.payment_instruments.step_by_step_id is 'Its mapping process.';

create index on app_public.payment_accounts (account_id);
create index on app_public.payment_issuers (account_id);
create unique index on app_public.payment_issuers (process_id);
create index on app_public.payment_instruments (account_id);
create unique index on app_public.payment_instruments (step_by_step_id);

do $$
declare
  owned text;
begin
  foreach owned in array array['payment_accounts', 'payment_issuers', 'payment_instruments'] loop
    perform app_private.make_live(format('app_public.%I', owned)::regclass);
    perform app_private.make_audited(format('app_public.%I', owned)::regclass);
    execute format('alter table app_public.%I enable row level security', owned);
    execute format('create policy select_own on app_public.%I for select
      using (account_id = (select app_private.account_id()))', owned);
    execute format('grant select on app_public.%I to app_user', owned);
  end loop;
end
$$;
