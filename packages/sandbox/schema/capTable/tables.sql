/*
 * Stakes: the units that each stakeholder has of an asset and of each of its rounds, issued or waiting to be. A cap table of
 * 250,000 holders is read from them, because summing up the holdings for each page takes half a second.
 *
 * Triggers add the changes of each statement in holdings and distributions. A sum that becomes 0 stays as a row.
 */
create table app_private.stakes (
  -- Named as the row of the cap table that shows it.
  id uuid primary key,
  -- The asset, or one round of it.
  scope_id uuid not null,
  is_round boolean not null,
  asset_id uuid not null,
  -- Copied from the round, so that the policy below reads this row alone.
  issuer_id uuid not null,
  investor_id uuid not null,
  status text not null,
  units numeric not null
);
comment on table app_private.stakes is 'The units of a stakeholder in an asset or a round: the sum of its holdings and distributions.';
-- Serves the sums, the count and the percentages of one cap table.
create index on app_private.stakes (scope_id, issuer_id, units desc, investor_id, status) where units > 0;
-- Serves the cap tables of all assets of an issuer, without a look at the rows.
create index on app_private.stakes (issuer_id, is_round, asset_id, units desc) include (investor_id, status, id) where units > 0;

/*
 * The totals of the stakes of an asset or a round. Transactions that change units of one round are already
 * serialized, because they lock the round.
 */
create table app_private.stake_totals (
  scope_id uuid not null,
  issuer_id uuid not null,
  units numeric not null,
  -- The stakes of more than 0 units.
  stakes int not null,
  primary key (scope_id, issuer_id)
);
comment on table app_private.stake_totals is 'The sum and the number of the stakes of an asset or a round.';

create type app_private.stake_change as (round_id uuid, investor_id uuid, status text, units numeric);

/*
 * Capitalization: who holds how much of each asset on a day, or of one round. The id of a row also depends on
 * the request: a row of an asset and one of a round have the same stakeholder, but other figures.
 */
create type app_public.cap_table_row as (
  investor_id uuid, investor_name text, investor_email text, asset_id uuid, asset_name text,
  units numeric, percent numeric, status text, id uuid
);
comment on type app_public.cap_table_row is 'The units of an asset that one stakeholder has.';
comment on column app_public.cap_table_row.units is 'Units that are issued, or bought and waiting to be issued.';
comment on column app_public.cap_table_row.percent is
  E'@figure CAPZ-004\nThe percentage of the asset''s units, or of the requested round''s, both issued and waiting to be issued. The percentages sum to 100.00. Null except for the issuer, because other readers see only some holders.';
comment on column app_public.cap_table_row.status is 'issued, or pending: closed and not yet issued.';

-- The rows that a filter lets through are summed up beside their count.
comment on type app_public.cap_table_row is E'@totals units,percent\nThe units of an asset that one stakeholder has.';

/*
 * How the hundredths of a percent that are left over are given out, as app_private.shares does: to those who miss most, then by
 * investor and status. At most 10,000 stakeholders have a hundredth for sure, and of the others those with the most units miss
 * most. So at most 20,000 stakes are read in the order of an index, however many there are; their sum is kept.
 *
 * It reads the stakes of the account alone, with the rights of their owner: beside a policy, an index is not searched by units,
 * because the comparison of two numerics is not leakproof.
 */
create type app_private.cap_table_cut as (total numeric, missing numeric, investor_id uuid, status text);

-- The issued units of each round.
create type app_public.cap_table_round as (
  id uuid, round_id uuid, round_name text, asset_id uuid, asset_name text, stakeholders int,
  units numeric, percent numeric, pending_units numeric, latest_price numeric, total_value numeric,
  all_stakeholders int, round_price numeric
);
comment on type app_public.cap_table_round is 'The issued units of a round.';
comment on column app_public.cap_table_round.stakeholders is 'The number of holders.';
comment on column app_public.cap_table_round.units is 'Units issued.';
comment on column app_public.cap_table_round.percent is
  E'@figure CAPZ-004\nThe percentage of the asset''s units, both issued and waiting to be issued. The percentages of an asset''s rounds sum to 100.00. Null for an asset without units, and except for the issuer.';
comment on column app_public.cap_table_round.pending_units is 'Units bought and not yet issued; null for a day.';
comment on column app_public.cap_table_round.all_stakeholders is
  'The number of stakeholders with units of it, issued or waiting; for a day, the number of holders.';
comment on column app_public.cap_table_round.round_price is 'The price of a unit in the round, in US dollars.';
comment on column app_public.cap_table_round.latest_price is 'The current value of a unit, in US dollars.';
comment on column app_public.cap_table_round.total_value is
  'Issued units at their unit value today, in US dollars.';

-- Purchasers, one row an investment, each with its name and its round.
create type app_public.purchaser as (
  distribution_id uuid, investor_id uuid, investor_name text, asset_id uuid, asset_name text,
  units numeric, paid_in_capital numeric, paid_on date, id uuid, round_id uuid, round_name text,
  investor_email text
);
comment on type app_public.purchaser is 'A line of the schedule of purchasers.';
comment on column app_public.purchaser.paid_in_capital is
  'The amount paid for it, in US dollars; null for the issuer where a broker sold it.';
comment on column app_public.purchaser.paid_on is
  'The day of the last payment that arrived; null for the issuer where a broker sold it.';
comment on type app_public.purchaser is E'@totals units,paid_in_capital\nA line of the schedule of purchasers.';

/*
 * The totals of a cap table and its largest holders, read before its rows, and over all of them. A page that shows a table
 * needs neither to read it whole to count it, nor to draw it.
 */
create type app_public.cap_table_total as (
  id uuid, asset_id uuid, asset_name text, row_count int, stakeholders int, holders int, units numeric, pending_units numeric
);
comment on type app_public.cap_table_total is 'The totals of the cap table of an asset, or of all assets.';
comment on column app_public.cap_table_total.asset_id is 'Null for all assets together.';
comment on column app_public.cap_table_total.row_count is 'The number of its rows in the cap table.';
comment on column app_public.cap_table_total.stakeholders is
  'The number of stakeholders with units of it, issued or not; a stakeholder of several assets counts once.';
comment on column app_public.cap_table_total.holders is 'The number of them with issued units.';
comment on column app_public.cap_table_total.units is
  'Issued units, by the holdings or by the ledger on the day; null for all assets, because units of different assets are not added.';
comment on column app_public.cap_table_total.pending_units is
  'Units bought and not yet issued; null for a day, and for all assets.';

create type app_public.cap_table_part as (
  id uuid, investor_id uuid, investor_name text, asset_id uuid, round_id uuid, round_name text,
  units numeric, percent numeric, status text, place int
);
comment on type app_public.cap_table_part is 'The units of a round that one stakeholder has.';
comment on column app_public.cap_table_part.units is 'Units that are issued, or bought and waiting to be issued.';
comment on column app_public.cap_table_part.percent is
  E'@figure CAPZ-004\nThe part of the stakeholder''s percentage in the cap table that comes from this round; the parts sum to that percentage. Null when it is null.';
comment on column app_public.cap_table_part.status is 'issued, or pending: closed and not yet issued.';
comment on column app_public.cap_table_part.place is 'The position of the stakeholder''s row among those of the asset, largest first, from 1.';

create type app_public.purchaser_total as (
  id uuid, asset_id uuid, asset_name text, round_id uuid, round_name text, row_count int, stakeholders int, paid_in_capital numeric
);
comment on type app_public.purchaser_total is
  'The totals of the schedule of purchasers: of a round, of an asset, or of all assets.';
comment on column app_public.purchaser_total.asset_id is 'Null for all assets together.';
comment on column app_public.purchaser_total.round_id is 'Null for an asset, and for all of them.';
comment on column app_public.purchaser_total.row_count is 'The number of its lines in the schedule.';
comment on column app_public.purchaser_total.stakeholders is 'The number of investors who have paid in; an investor of several rounds counts once.';
comment on column app_public.purchaser_total.paid_in_capital is 'The paid-in capital, in US dollars.';

create type app_public.ledger_status as (id uuid, status text, units numeric);
comment on type app_public.ledger_status is 'The number of units in the Stakeholder Ledger of a round that have a status.';
