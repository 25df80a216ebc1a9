/*
 * The ledger: a transaction moves units between accounts of the book, and its entries sum to zero. A security's
 * unissued units are an account too, the one every issuance is taken from. Written once, never altered.
 */
create table app_public.transactions (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('issuance', 'transfer', 'mint', 'burn')),
  security_id uuid not null references app_public.securities on delete restrict,
  round_id uuid references app_public.rounds on delete restrict,
  issuer_id uuid not null references app_public.accounts on delete restrict,
  broker_id uuid references app_public.accounts on delete restrict,
  seller_id uuid references app_public.accounts on delete restrict,
  buyer_id uuid references app_public.accounts on delete restrict,
  booked_on date not null,
  chain_data jsonb not null default '{}',
  version bigint not null default 1,
  created_on timestamptz not null default app_private.now()
);
comment on table app_public.transactions is 'Units that moved: out of a security, between holders, or onto a chain.';
comment on column app_public.transactions.broker_id is 'The broker that sanctioned it; null: unknown.';
comment on column app_public.transactions.booked_on is 'The day it counts from.';
comment on column app_public.transactions.chain_data is 'paid_on, and on a chain also chain, block_number and hash.';
create index on app_public.transactions (security_id);
create index on app_public.transactions (round_id);
create index on app_public.transactions (issuer_id, created_on desc, id);
create index on app_public.transactions (broker_id, created_on desc, id);
create index on app_public.transactions (seller_id, created_on desc, id);
create index on app_public.transactions (buyer_id, created_on desc, id);
create index on app_public.transactions ((chain_data ->> 'chain'), (chain_data ->> 'block_number'))
  where chain_data ? 'block_number';
select app_private.make_live('app_public.transactions');
select app_private.make_audited('app_public.transactions');

create table app_public.ledger_entries (
  id uuid primary key default gen_random_uuid(),
  transaction_id uuid not null references app_public.transactions on delete restrict,
  security_id uuid not null references app_public.securities on delete restrict,
  round_id uuid references app_public.rounds on delete restrict,
  issuer_id uuid not null references app_public.accounts on delete restrict,
  -- Of the holding, where there is one.
  broker_id uuid references app_public.accounts on delete restrict,
  investor_id uuid references app_public.accounts on delete restrict,
  holding_id uuid references app_public.holdings on delete restrict,
  blockchain_address_id uuid references app_public.blockchain_addresses on delete restrict,
  amount numeric(38, 18) not null check (amount <> 0 and amount <> 'NaN'),
  booked_on date not null,
  created_on timestamptz not null default app_private.now()
);
comment on table app_public.ledger_entries is 'The effect of a transaction on one account of the book.';
comment on column app_public.ledger_entries.holding_id is 'Null: the unissued units of the security.';
comment on column app_public.ledger_entries.amount is 'Units: more to it, or with a minus taken from it.';
select app_private.make_audited('app_public.ledger_entries');
create index on app_public.ledger_entries (transaction_id);
create index on app_public.ledger_entries (holding_id, booked_on);
create index on app_public.ledger_entries (security_id);
create index on app_public.ledger_entries (round_id);
create index on app_public.ledger_entries (issuer_id);
create index on app_public.ledger_entries (investor_id);
create index on app_public.ledger_entries (broker_id);
create index on app_public.ledger_entries (blockchain_address_id);

alter table app_public.transactions enable row level security;
create policy select_own on app_public.transactions for select using (
  issuer_id = (select app_private.account_id())
  or broker_id = (select app_private.account_id())
  or seller_id = (select app_private.account_id())
  or buyer_id = (select app_private.account_id())
);
-- Who sold and who bought is the issuer's to know: a reader sees their own entries.
grant select (id, kind, security_id, round_id, issuer_id, broker_id, booked_on, chain_data, version, created_on)
  on app_public.transactions to app_user;

alter table app_public.ledger_entries enable row level security;
create policy select_own on app_public.ledger_entries for select using (
  issuer_id = (select app_private.account_id())
  or investor_id = (select app_private.account_id())
  or broker_id = (select app_private.account_id())
);
grant select on app_public.ledger_entries to app_user;
