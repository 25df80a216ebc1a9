-- Holdings: units of a security that one investor holds after issuance.
create table app_public.holdings (
  id uuid primary key default gen_random_uuid(),
  security_id uuid not null references app_public.securities on delete restrict,
  round_id uuid references app_public.rounds on delete restrict,
  investor_id uuid not null references app_public.accounts on delete restrict,
  -- Copied from the security by a trigger.
  issuer_id uuid not null references app_public.accounts on delete restrict,
  amount numeric(38, 18) not null check (amount >= 0 and amount <> 'NaN'),
  purchase_price numeric(38, 18) check (purchase_price >= 0 and purchase_price <> 'NaN'),
  issued_on date not null,
  blockchain_address_id uuid references app_public.blockchain_addresses on delete restrict,
  -- The distribution it was issued for; null for units of another origin.
  distribution_id uuid unique references app_public.distributions on delete restrict,
  -- The broker that sold it, copied from the distribution by a trigger.
  broker_id uuid references app_public.accounts on delete restrict,
  version bigint not null default 1,
  created_on timestamptz not null default app_private.now()
);
comment on table app_public.holdings is 'Units of a security that one investor holds after issuance.';
comment on column app_public.holdings.purchase_price is 'The price paid for a unit, in US dollars.';
create index on app_public.holdings (investor_id, issued_on desc, id);
create index on app_public.holdings (issuer_id, issued_on desc, id);
create index on app_public.holdings (broker_id, issued_on desc, id);
-- Serves an account that has most of them, as PostGraphile sorts them: none of the others is read.
create index on app_public.holdings (issued_on desc nulls last, id desc);
create index on app_public.holdings (security_id);
create index on app_public.holdings (round_id);
create index on app_public.holdings (blockchain_address_id);

-- All figures of an investment at once: a list asks for them in every row.
create type app_public.investment_figures as (
  price_paid numeric, latest_price numeric, total_value numeric, committed_capital numeric, paid_in_capital numeric,
  percent_paid numeric, fund_share numeric, deployed_capital numeric, undeployed_capital numeric
);
comment on type app_public.investment_figures is 'The figures of an investment, in US dollars; a missing one is null.';
comment on column app_public.investment_figures.price_paid is
  E'@figure ENTITY-055\nThe price that the investor paid for a unit.';
comment on column app_public.investment_figures.latest_price is
  E'@figure ENTITY-055\nThe current value of a unit: that of its security, else the price of its round.';
comment on column app_public.investment_figures.total_value is
  E'@figure ENTITY-055\nUnits at the latest price.';
comment on column app_public.investment_figures.committed_capital is
  E'@figure ENTITY-055\nUnits at the price paid.';
comment on column app_public.investment_figures.paid_in_capital is 'The amount paid for it.';
comment on column app_public.investment_figures.percent_paid is
  E'@figure FMT-018\nPaid-in as a percentage of committed capital, above 100 when overpaid; null when nothing is committed.';
comment on column app_public.investment_figures.fund_share is
  E'@figure PORT-028\nUnits divided by the round''s total, times paid-in divided by committed capital; null when a divisor is zero, or the asset is not a fund.';
comment on column app_public.investment_figures.deployed_capital is
  E'@figure PORT-028\nIts share of the deployed capital of a fund.';
comment on column app_public.investment_figures.undeployed_capital is
  E'@figure PORT-029\nThe paid-in capital that a fund has not deployed yet, never below 0.';

-- No infinity and no year before 1 or after 9999: a client reads YYYY-MM-DD. Older rows stay until they are edited.
alter table app_public.holdings add check (issued_on between '0001-01-01' and '9999-12-31') not valid;

/*
 * The value of a unit by day: the value of the security or, where it has none, the price of the round. Only holdings read it,
 * from the day of their first units; earlier values do not apply.
 */
create table app_private.unit_prices (
  -- A security or a round. No foreign key, because the row outlives the record it names.
  priced_id uuid not null,
  -- Valid from this day on. A day has the last value set on it.
  priced_on date not null,
  -- Null: the value was removed.
  price numeric(38, 18),
  primary key (priced_id, priced_on)
);

create type app_public.holding_day as (
  id uuid, day date, units numeric, unit_value numeric, value numeric, investment numeric
);
comment on type app_public.holding_day is 'The units and the value of a holding by the end of a day.';
comment on column app_public.holding_day.units is 'Units that were held.';
comment on column app_public.holding_day.unit_value is 'The value of a unit, in US dollars; null where it was not known.';
comment on column app_public.holding_day.value is 'The units at their value on the day, in US dollars.';
comment on column app_public.holding_day.investment is 'The units at the cost basis, in US dollars.';

create type app_public.holding_position as (
  id uuid, holding_id uuid, issuer text, asset text, round text, units numeric, unit_value numeric, value numeric, investment numeric
);
comment on type app_public.holding_position is 'The units and the value of one holding at the end of a day.';
comment on column app_public.holding_position.id is 'The id of the holding on this day.';
comment on column app_public.holding_position.unit_value is 'The value of a unit, in US dollars; null where it was not known.';
comment on column app_public.holding_position.value is 'The units at the value of a unit, in US dollars.';
comment on column app_public.holding_position.investment is 'The units at the cost basis, in US dollars; null where it is not known.';
