/*
 * Capitalization: who holds how much of each asset on a day, or of one round. A row is named after what it is asked for, too:
 * one of an asset and one of a round are of the same stakeholder, and of other figures.
 */
create type app_public.cap_table_row as (
  investor_id uuid, investor_name text, investor_email text, asset_id uuid, asset_name text,
  units numeric, percent numeric, status text, id uuid
);
comment on type app_public.cap_table_row is 'What one stakeholder has of an asset.';
comment on column app_public.cap_table_row.units is 'Units issued, or bought and waiting to be.';
comment on column app_public.cap_table_row.percent is
  E'@figure CAPZ-004\nOf the units of the asset, or of the round that was asked for, issued and waiting to be: shares sum to 100.00. Null for whom is told of some holders only: others than the issuer.';
comment on column app_public.cap_table_row.status is 'issued, or pending: closed and not yet issued.';

create function app_private.issued_on_day(day date, only_round uuid)
returns table (investor_id uuid, asset_id uuid, round_id uuid, units numeric)
language sql stable set search_path = pg_catalog
as $$
  select holdings.investor_id, rounds.asset_id, rounds.id, sum(case when day is null then holdings.amount else (
    select coalesce(sum(amount), 0) from app_public.ledger_entries where holding_id = holdings.id and booked_on <= day
  ) end)
  from app_public.holdings join app_public.rounds on rounds.id = holdings.round_id
  where only_round is null or rounds.id = only_round
  group by 1, 2, 3
$$;

create function app_private.bought_and_not_issued(only_round uuid)
returns table (investor_id uuid, asset_id uuid, round_id uuid, units numeric)
language sql stable set search_path = pg_catalog
as $$
  select distributions.investor_id, rounds.asset_id, rounds.id, sum(distributions.amount)
  from app_public.distributions join app_public.allocations on allocations.id = distributions.allocation_id
  join app_public.rounds on rounds.id = allocations.round_id
  where (only_round is null or rounds.id = only_round) and distributions.status = 'closed' and distributions.amount > 0
    and distributions.issuance_status is distinct from 'approved'
  group by 1, 2, 3
$$;

create function app_public.cap_table(day date default null, round_id uuid default null) returns setof app_public.cap_table_row
language sql stable rows 1000 set search_path = pg_catalog
as $$
  with had as (
    select investor_id, asset_id, sum(units) as units, 'issued' as status
    from app_private.issued_on_day(day, cap_table.round_id) group by 1, 2 having sum(units) > 0
    union all
    select investor_id, asset_id, sum(units), 'pending'
    from app_private.bought_and_not_issued(cap_table.round_id) where day is null group by 1, 2
  ), shared as (
    select asset_id, array_agg(investor_id order by investor_id, status) as investors,
      array_agg(status order by investor_id, status) as statuses, array_agg(units order by investor_id, status) as units,
      app_private.shares(array_agg(units order by investor_id, status)) as percents
    from had group by asset_id
  ), rows as (
    select asset_id, had.investor_id, had.units, had.percent, had.status
    from shared, unnest(investors, shared.units, percents, statuses) as had (investor_id, units, percent, status)
  )
  select rows.investor_id, coalesce(accounts.contact_name, accounts.name), accounts.email, rows.asset_id, assets.name,
    rows.units, case when assets.issuer_id = (select app_private.account_id()) then rows.percent end, rows.status,
    md5(concat_ws(' ', rows.asset_id, rows.investor_id, rows.status, cap_table.round_id, day))::uuid
  from rows join app_public.assets on assets.id = rows.asset_id
  left join app_public.accounts on accounts.id = rows.investor_id
  order by lower(assets.name collate "C"), assets.id, rows.status, rows.units desc, rows.investor_id
$$;
comment on function app_public.cap_table is
  'The stakeholders of the assets the account sees, or of one round, today or at the end of a day, when only issued units are known.';
grant execute on function app_public.cap_table, app_private.issued_on_day, app_private.bought_and_not_issued to app_user;
