-- Securities: the instruments that rounds sell, and the addresses where units of them are kept.
create table app_public.blockchain_addresses (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references app_public.accounts on delete cascade,
  chain text not null references app_public.chains on delete restrict,
  address text check (length(address) between 1 and 100),
  status text not null default 'active' check (status in ('pending', 'active', 'inactive')),
  created_on timestamptz not null default app_private.now(),
  version bigint not null default 1
);
comment on table app_public.blockchain_addresses is 'An address of an account''s units on a ledger or a chain.';
create index on app_public.blockchain_addresses (account_id, chain);
create index on app_public.blockchain_addresses (chain);
