-- Tokens, their contracts, and the balances of holders on a chain.
create table app_public.tokens (
  id uuid primary key default gen_random_uuid(),
  -- Null for a coin, which belongs to no issuer.
  round_id uuid unique references app_public.rounds on delete cascade,
  issuer_id uuid references app_public.accounts on delete restrict,
  name text check (length(name) between 1 and 40),
  symbol text check (length(symbol) between 1 and 40),
  type text not null default 'Security' check (type in ('Security', 'Crypto')),
  status text not null default 'system_only'
    check (status in ('system_only', 'burning', 'not_deployed', 'deploying', 'deployed', 'issuing', 'issued')),
  precision int not null default 18 check (precision between 0 and 18),
  version bigint not null default 1,
  created_on timestamptz not null default app_private.now(),
  check ((type = 'Crypto') = (round_id is null) and (round_id is null) = (issuer_id is null)),
  check (status = 'system_only' or (name is not null and symbol is not null))
);
comment on table app_public.tokens is 'Units of a round as a chain knows them; every round has one, which is system_only until it is set up.';
comment on column app_public.tokens.precision is 'Decimal places of an amount on the chain.';
comment on column app_public.tokens.status is 'system_only: not tokenized. Contracts have states of their own.';
create index on app_public.tokens (issuer_id);
create index on app_public.tokens (status);

create table app_public.contracts (
  id uuid primary key default gen_random_uuid(),
  token_id uuid not null references app_public.tokens on delete cascade,
  -- Copied from the token by a trigger.
  round_id uuid references app_public.rounds on delete cascade,
  issuer_id uuid references app_public.accounts on delete restrict,
  chain text not null references app_public.chains on delete restrict,
  contract_address text check (length(contract_address) between 1 and 100),
  custodian_id uuid references app_public.integrations on delete restrict,
  issuance_platform_id uuid references app_public.integrations on delete restrict,
  status text not null default 'not_deployed'
    check (status in ('not_deployed', 'deploying', 'deployed', 'issuing', 'issued', 'burning', 'burned')),
  version bigint not null default 1,
  created_on timestamptz not null default clock_timestamp(),
  refused text check (refused in ('deployment', 'minting'))
);
comment on table app_public.contracts is 'The contract of a token on a chain. A token that swaps its chain gets another one.';
comment on column app_public.contracts.refused is 'The operation that the chain last refused: deployment or minting.';
comment on column app_public.contracts.contract_address is 'Known from deployment on.';
create index on app_public.contracts (token_id, created_on desc, id);
create index on app_public.contracts (round_id);
create index on app_public.contracts (issuer_id);
comment on column app_public.contracts.custodian_id is 'The custodian of the keys of its holders.';
comment on column app_public.contracts.issuance_platform_id is 'Whose platform mints its units.';
create index on app_public.contracts (chain);
create index on app_public.contracts (custodian_id);
create index on app_public.contracts (issuance_platform_id);
-- A token is at home in one contract at a time.
create unique index one_living_contract on app_public.contracts (token_id) where status not in ('burning', 'burned');

create table app_public.cap_table_entries (
  id uuid primary key default gen_random_uuid(),
  token_id uuid not null references app_public.tokens on delete cascade,
  blockchain_address_id uuid not null references app_public.blockchain_addresses on delete restrict,
  -- Copied by a trigger: the token's issuer, the address' account.
  issuer_id uuid references app_public.accounts on delete restrict,
  investor_id uuid references app_public.accounts on delete restrict,
  amount numeric(38, 18) not null check (amount >= 0 and amount <> 'NaN'),
  version bigint not null default 1,
  unique (token_id, blockchain_address_id)
);
comment on table app_public.cap_table_entries is 'The units of a token that an address holds.';
create index on app_public.cap_table_entries (blockchain_address_id);
create index on app_public.cap_table_entries (issuer_id);
create index on app_public.cap_table_entries (investor_id);

-- The two state machines of decision 27: the permitted states of a token and of its contract.
create table app_private.status_moves (
  subject text not null,
  was text not null,
  becomes text not null,
  primary key (subject, was, becomes)
);

-- tokenize_holdings: holdings of a round move from the product's own ledger onto the chain of its token.
create table app_private.mintings (
  id uuid primary key default gen_random_uuid(),
  contract_id uuid not null references app_public.contracts on delete cascade,
  holding_ids uuid[] not null
);
create index on app_private.mintings (contract_id);

-- The prices of an exchange for a coin: bid and ask.
create table app_public.exchange_prices (
  id uuid primary key default gen_random_uuid(),
  symbol text not null unique,
  buy numeric(38, 18) not null check (buy >= 0 and buy <> 'NaN'),
  sell numeric(38, 18) not null check (sell >= 0 and sell <> 'NaN'),
  spot numeric(38, 18) not null check (spot >= 0 and spot <> 'NaN'),
  quoted_at timestamptz not null default app_private.now()
);
comment on table app_public.exchange_prices is 'The last quote of a crypto exchange for a coin, in US dollars.';
comment on column app_public.exchange_prices.quoted_at is 'The time when the exchange said so.';

/*
 * A chain may refuse a request: the contract returns to its previous state, records the refusal, and may be
 * sent again. The sandbox's chains refuse in a scenario.
 */
create table app_private.chain_refusals (
  contract_id uuid primary key references app_public.contracts on delete cascade
);
comment on table app_private.chain_refusals is 'Contracts whose next request the chain refuses.';
