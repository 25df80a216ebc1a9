-- Managed accounts: issuers that a broker runs until their own people claim them.
create table app_public.managed_accounts (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references app_public.accounts on delete cascade,
  entity_id uuid not null references app_public.accounts on delete cascade,
  created_by uuid references app_public.users on delete set null,
  claimed_on timestamptz,
  version bigint not null default 1,
  created_on timestamptz not null default app_private.now(),
  unique (account_id, entity_id)
);
comment on table app_public.managed_accounts is 'An issuer that a broker manages.';
comment on column app_public.managed_accounts.account_id is 'The broker.';
comment on column app_public.managed_accounts.entity_id is 'The issuer.';
comment on column app_public.managed_accounts.claimed_on is 'The time since which the issuer''s own people manage it; null before.';
create index on app_public.managed_accounts (entity_id);
create index on app_public.managed_accounts (created_by);
