-- Rounds: one raise of an asset; a debt round has a tranche with term and coupon.
create table app_public.rounds (
  id uuid primary key default gen_random_uuid(),
  asset_id uuid not null references app_public.assets on delete restrict,
  -- Copied from the asset by a trigger, so that the policy below reads this row alone.
  issuer_id uuid not null references app_public.accounts on delete restrict,
  security_id uuid references app_public.securities on delete restrict,
  name text not null check (length(name) between 1 and 200),
  opens_on date,
  closes_on date,
  status text not null default 'drafted' check (status in ('drafted', 'active', 'closed', 'stale')),
  total numeric(38, 18) not null check (total >= 0 and total <> 'NaN'),
  price numeric(38, 18) not null check (price >= 0 and price <> 'NaN'),
  terms_url text check (terms_url ~ '^https?://' and length(terms_url) <= 2000),
  total_capital_deployed numeric(38, 18) not null default 0
    check (total_capital_deployed >= 0 and total_capital_deployed <> 'NaN'),
  version bigint not null default 1,
  created_on timestamptz not null default app_private.now(),
  issued numeric(38, 18) not null default 0 check (issued >= 0),
  check (closes_on >= opens_on)
);
comment on table app_public.rounds is 'One raise of an asset.';
comment on column app_public.rounds.opens_on is 'The first open day, in UTC.';
comment on column app_public.rounds.closes_on is 'The last open day, in UTC.';
comment on column app_public.rounds.total is 'Units for sale.';
comment on column app_public.rounds.price is 'The price per unit, in US dollars.';
comment on column app_public.rounds.terms_url is 'The address of its data room.';
comment on column app_public.rounds.issued is 'Issued units, by the ledger.';
create index on app_public.rounds (asset_id);
create index on app_public.rounds (issuer_id);
create index on app_public.rounds (issuer_id, opens_on desc, id);
create index on app_public.rounds (security_id);

create table app_public.tranche_bond_data (
  id uuid primary key default gen_random_uuid(),
  round_id uuid not null unique references app_public.rounds on delete cascade,
  -- Copied from the round by a trigger.
  issuer_id uuid not null references app_public.accounts on delete restrict,
  term int not null check (term between 1 and 100),
  coupon numeric(38, 18) not null check (coupon >= 0 and coupon <> 'NaN'),
  version bigint not null default 1
);
comment on table app_public.tranche_bond_data is 'The terms of a debt round.';
comment on column app_public.tranche_bond_data.term is 'Years to maturity.';
comment on column app_public.tranche_bond_data.coupon is 'Percent a year.';
create index on app_public.tranche_bond_data (issuer_id);

-- The calls of the specification name the row by its round.
comment on constraint tranche_bond_data_round_id_key on app_public.tranche_bond_data is
  E'@behavior +constraint:resource:update';

-- Capital deployments: money of a round put to work; the round's total follows, each from its day on.
create table app_public.capital_deployments (
  id uuid primary key default gen_random_uuid(),
  round_id uuid not null references app_public.rounds on delete cascade,
  -- Copied from the round by a trigger.
  issuer_id uuid not null references app_public.accounts on delete restrict,
  amount numeric(38, 18) not null check (amount > 0 and amount <> 'NaN'),
  -- US dollars, so that the total below is a sum.
  currency int not null default 1 check (currency = 1) references app_public.currencies on delete restrict,
  paid_on date not null,
  note text not null check (length(btrim(note)) between 1 and 2000),
  version bigint not null default 1,
  created_on timestamptz not null default app_private.now()
);
comment on table app_public.capital_deployments is 'Deployed capital of a round.';
comment on column app_public.capital_deployments.amount is 'Money, in its currency.';
comment on column app_public.capital_deployments.paid_on is 'The day the money went out.';
create index on app_public.capital_deployments (round_id, paid_on desc, id);
create index on app_public.capital_deployments (issuer_id);
create index on app_public.capital_deployments (currency);

-- No infinity and no year before 1 or after 9999: a client reads YYYY-MM-DD. Older rows stay until they are edited.
alter table app_public.rounds add check (opens_on between '0001-01-01' and '9999-12-31') not valid;

-- No infinity and no year before 1 or after 9999: a client reads YYYY-MM-DD. Older rows stay until they are edited.
alter table app_public.rounds add check (closes_on between '0001-01-01' and '9999-12-31') not valid;

-- No infinity and no year before 1 or after 9999: a client reads YYYY-MM-DD. Older rows stay until they are edited.
alter table app_public.capital_deployments add check (paid_on between '0001-01-01' and '9999-12-31') not valid;

-- The capital that a round had raised and deployed by each day with a change; for its issuer only. The issuer
-- sees these sums, though not each payment.
create type app_public.capital_day as (id uuid, day date, paid_in numeric, deployed numeric);
comment on type app_public.capital_day is 'The paid-in and deployed capital of a round by the end of a day.';
comment on column app_public.capital_day.paid_in is 'US dollars, from the first day on.';
comment on column app_public.capital_day.deployed is 'US dollars, from the first day on.';
