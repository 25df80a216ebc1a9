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
comment on table app_public.transactions is 'A transfer of units: an issuance, a transfer between holders, or a move to a chain.';
comment on column app_public.transactions.broker_id is 'The broker that approved it; null when unknown.';
comment on column app_public.transactions.booked_on is 'The day from which it counts.';
comment on column app_public.transactions.chain_data is 'paid_on, and on a chain also chain, block_number and hash.';
create index on app_public.transactions (security_id);
create index on app_public.transactions (round_id);
create index on app_public.transactions (issuer_id, created_on desc, id);
create index on app_public.transactions (broker_id, created_on desc, id);
create index on app_public.transactions (seller_id, created_on desc, id);
create index on app_public.transactions (buyer_id, created_on desc, id);
create index on app_public.transactions ((chain_data ->> 'chain'), (chain_data ->> 'block_number'))
  where chain_data ? 'block_number';

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
  created_on timestamptz not null default app_private.now(),
  version bigint not null default 1
);
comment on table app_public.ledger_entries is 'The effect of a transaction on one account of the ledger.';
comment on column app_public.ledger_entries.holding_id is 'The holding; null for the unissued units of the security.';
comment on column app_public.ledger_entries.amount is 'Units: positive when added, negative when removed.';
create index on app_public.ledger_entries (transaction_id);
create index on app_public.ledger_entries (holding_id, booked_on);
create index on app_public.ledger_entries (security_id);
create index on app_public.ledger_entries (round_id);
create index on app_public.ledger_entries (issuer_id);
create index on app_public.ledger_entries (investor_id);
create index on app_public.ledger_entries (broker_id);
create index on app_public.ledger_entries (blockchain_address_id);

-- A holding that comes into the book with units is an issuance: it is booked at once, for every writer.
create sequence app_private.block_numbers as bigint start 1000001;

-- Transfers between holders, and the trades that led to some of them.
create table app_public.transfers (
  id uuid primary key default gen_random_uuid(),
  transaction_id uuid not null unique references app_public.transactions on delete restrict,
  security_id uuid not null references app_public.securities on delete restrict,
  issuer_id uuid not null references app_public.accounts on delete restrict,
  seller_id uuid not null references app_public.accounts on delete restrict,
  buyer_id uuid not null references app_public.accounts on delete restrict,
  amount numeric(38, 18) not null check (amount > 0 and amount <> 'NaN'),
  price numeric(38, 18) check (price >= 0 and price <> 'NaN'),
  created_on timestamptz not null default app_private.now(),
  version bigint not null default 1
);
comment on table app_public.transfers is 'A transfer of units from one holder to another.';
comment on column app_public.transfers.price is 'The price per unit in US dollars, if it was paid.';

create index on app_public.transfers (security_id);
create index on app_public.transfers (issuer_id);
create index on app_public.transfers (seller_id);
create index on app_public.transfers (buyer_id);

create table app_public.trades (
  id uuid primary key default gen_random_uuid(),
  transfer_id uuid not null unique references app_public.transfers on delete restrict,
  ats_id uuid not null references app_public.accounts on delete restrict,
  -- Copied from the transfer by a trigger.
  issuer_id uuid not null references app_public.accounts on delete restrict,
  seller_id uuid not null references app_public.accounts on delete restrict,
  buyer_id uuid not null references app_public.accounts on delete restrict,
  created_on timestamptz not null default app_private.now(),
  version bigint not null default 1
);
comment on table app_public.trades is 'A transfer that was agreed on an ATS.';
create index on app_public.trades (ats_id);
create index on app_public.trades (issuer_id);
create index on app_public.trades (seller_id);
create index on app_public.trades (buyer_id);

-- No infinity and no year before 1 or after 9999: a client reads YYYY-MM-DD. Older rows stay until they are edited.
alter table app_public.transactions add check (booked_on between '0001-01-01' and '9999-12-31') not valid;

-- No infinity and no year before 1 or after 9999: a client reads YYYY-MM-DD. Older rows stay until they are edited.
alter table app_public.ledger_entries add check (booked_on between '0001-01-01' and '9999-12-31') not valid;

-- Serves the balance of one holder of a security.
create index on app_public.ledger_entries (investor_id, security_id, booked_on);

-- Reads the unissued side of a round and none of its holders.
create index on app_public.ledger_entries (round_id, booked_on) include (amount) where holding_id is null;
