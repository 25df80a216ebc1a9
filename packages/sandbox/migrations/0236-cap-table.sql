-- Capitalization: who holds how much of each asset on a day, and who has bought.
create type app_public.cap_table_row as (
  investor_id uuid, investor_name text, investor_email text, asset_id uuid, asset_name text,
  units numeric, percent numeric, status text
);
comment on type app_public.cap_table_row is 'What one stakeholder has of an asset.';
comment on column app_public.cap_table_row.units is 'Units issued, or bought and waiting to be.';
comment on column app_public.cap_table_row.percent is
  E'@figure CAPZ-004\nOf the units issued of the asset: the shares of an asset sum to 100.00. Null while pending.';
comment on column app_public.cap_table_row.status is 'issued, or pending: closed and not yet issued.';

create function app_private.issued_on_day(day date) returns table (investor_id uuid, asset_id uuid, units numeric)
language sql stable set search_path = pg_catalog
as $$
  select holdings.investor_id, rounds.asset_id, sum(case when day is null then holdings.amount else (
    select coalesce(sum(amount), 0) from app_public.ledger_entries where holding_id = holdings.id and booked_on <= day
  ) end)
  from app_public.holdings join app_public.rounds on rounds.id = holdings.round_id
  group by 1, 2
$$;

create function app_public.cap_table(day date default null) returns setof app_public.cap_table_row
language sql stable rows 1000 set search_path = pg_catalog
as $$
  with issued as (
    select investor_id, asset_id, units from app_private.issued_on_day(day) where units > 0
  ), shared as (
    select asset_id, array_agg(investor_id order by investor_id) as investors, array_agg(units order by investor_id) as units,
      app_private.shares(array_agg(units order by investor_id)) as percents
    from issued group by asset_id
  ), rows as (
    select asset_id, held.investor_id, held.units, held.percent, 'issued' as status
    from shared, unnest(investors, shared.units, percents) as held (investor_id, units, percent)
    union all
    select rounds.asset_id, distributions.investor_id, sum(distributions.amount), null, 'pending'
    from app_public.distributions join app_public.allocations on allocations.id = distributions.allocation_id
    join app_public.rounds on rounds.id = allocations.round_id
    where day is null and distributions.status = 'closed' and distributions.amount > 0
      and distributions.issuance_status is distinct from 'approved'
    group by 1, 2
  )
  select rows.investor_id, coalesce(accounts.contact_name, accounts.name), accounts.email, rows.asset_id, assets.name,
    rows.units, rows.percent, rows.status
  from rows join app_public.assets on assets.id = rows.asset_id
  left join app_public.accounts on accounts.id = rows.investor_id
  order by lower(assets.name collate "C"), assets.id, rows.status, rows.units desc, rows.investor_id
$$;
comment on function app_public.cap_table is
  'The stakeholders of the assets the account sees, today or at the end of a day, when only issued units are known.';

create type app_public.purchaser as (
  distribution_id uuid, investor_id uuid, investor_name text, asset_id uuid, asset_name text,
  units numeric, paid_in_capital numeric, paid_on date
);
comment on type app_public.purchaser is 'A line of the schedule of purchasers.';
comment on column app_public.purchaser.paid_on is 'The day of the last payment that arrived.';

create function app_public.schedule_of_purchasers() returns setof app_public.purchaser
language sql stable rows 1000 set search_path = pg_catalog
as $$
  select distributions.id, investor_id, coalesce(accounts.contact_name, accounts.name), assets.id, assets.name,
    distributions.amount, paid_in_capital, (
      select max(paid_on) from app_public.distribution_payments
      where distribution_id = distributions.id and distribution_payments.status = 'complete'
    )
  from app_public.distributions join app_public.allocations on allocations.id = allocation_id
  join app_public.rounds on rounds.id = allocations.round_id join app_public.assets on assets.id = rounds.asset_id
  left join app_public.accounts on accounts.id = investor_id
  where distributions.status <> 'deleted' and paid_in_capital > 0
  order by lower(assets.name collate "C"), lower(coalesce(accounts.contact_name, accounts.name) collate "C"), distributions.id
$$;
comment on function app_public.schedule_of_purchasers is 'Everybody who has paid in, as far as the account sees it.';
grant execute on function app_public.cap_table, app_public.schedule_of_purchasers, app_private.issued_on_day to app_user;
