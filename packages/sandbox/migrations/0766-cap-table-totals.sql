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

-- Summed up from the holdings themselves, because a control book compares them with the ledger.
create function app_public.cap_table_totals(day date default null, round_id uuid default null)
returns setof app_public.cap_table_total
language sql stable rows 10 set search_path = pg_catalog
as $$
  with rows as (
    select asset_id, investor_id, status, sum(units) as units
    from app_private.cap_table_lots(day, cap_table_totals.round_id, true) group by 1, 2, 3 having sum(units) > 0
  )
  select md5(concat_ws(' ', 'total', rows.asset_id, cap_table_totals.round_id, day))::uuid, rows.asset_id, assets.name,
    count(*)::int, count(distinct investor_id)::int, count(distinct investor_id) filter (where rows.status = 'issued')::int,
    case when rows.asset_id is not null then coalesce(sum(units) filter (where rows.status = 'issued'), 0) end,
    case when rows.asset_id is not null and day is null then coalesce(sum(units) filter (where rows.status = 'pending'), 0) end
  from rows join app_public.assets on assets.id = rows.asset_id
  group by grouping sets ((rows.asset_id, assets.name), ())
  order by rows.asset_id is null desc, lower(assets.name collate "C"), rows.asset_id
$$;
comment on function app_public.cap_table_totals is
  'The totals of the cap table of each asset that the account sees, or of one round, after those of all assets: today or at the end of a day.';

create type app_public.cap_table_part as (
  id uuid, investor_id uuid, investor_name text, asset_id uuid, round_id uuid, round_name text,
  units numeric, percent numeric, status text, place int
);
comment on type app_public.cap_table_part is 'The units of a round that one stakeholder has.';
comment on column app_public.cap_table_part.units is 'Units issued, or bought and waiting to be.';
comment on column app_public.cap_table_part.percent is
  E'@figure CAPZ-004\nIts part of the percentage that the row of the stakeholder has: the parts of a row sum to that. Null where that is.';
comment on column app_public.cap_table_part.status is 'issued, or pending: closed and not yet issued.';
comment on column app_public.cap_table_part.place is 'The position of the stakeholder''s row among those of the asset, largest first, from 1.';

-- As app_public.cap_table, with the rounds of each row beside it: to look them up afterwards would read all twice.
create function app_public.cap_table_parts(day date default null, round_id uuid default null)
returns setof app_public.cap_table_part
language sql stable rows 1000
begin atomic
  select md5(concat_ws(' ', 'part', part.round_id, rows.investor_id, rows.status, cap_table_parts.round_id, day))::uuid,
    rows.investor_id,
    (select coalesce(accounts.contact_name, accounts.name) from app_public.accounts where accounts.id = rows.investor_id),
    rows.asset_id, part.round_id, rounds.name, part.units, part.percent, rows.status, rows.place
  from (
    select asset_id, investor_id, status, rounds, parts,
      round((sure + (rank <= 10000 - all_sure)::int) / 100, 2) as percent, place
    from (
      select asset_id, investor_id, status, rounds, parts, sure, sum(sure) over (partition by asset_id) as all_sure,
        row_number() over (partition by asset_id order by missing desc, investor_id, status) as rank,
        row_number() over (partition by asset_id order by units desc, status, investor_id)::int as place
      from (
        select asset_id, investor_id, status, rounds, parts, units,
          div(units * 10000, total) as sure, mod(units * 10000, total) as missing
        from (
          select asset_id, investor_id, status, sum(units) as units, sum(sum(units)) over (partition by asset_id) as total,
            array_agg(round_id order by round_id) as rounds, array_agg(units order by round_id) as parts
          from app_private.cap_table_units(day, cap_table_parts.round_id) where units > 0
          group by asset_id, investor_id, status
        ) as summed
      ) as divided
    ) as ranked
  ) as rows join app_public.assets on assets.id = rows.asset_id
  cross join lateral (select case when assets.issuer_id = (select app_private.account_id()) then rows.percent end as percent) as shown
  cross join lateral unnest(rows.rounds, rows.parts, case when array_length(rows.parts, 1) = 1 then array[shown.percent]
    else app_private.shares(rows.parts, shown.percent) end) as part (round_id, units, percent)
  join app_public.rounds on rounds.id = part.round_id;
end;
comment on function app_public.cap_table_parts is
  E'@filterable\n@sortable\n@sorted asset_id,place,round_id\nThe rows of a cap table by round, the largest row of an asset first: today or at the end of a day.';

create type app_public.purchaser_total as (
  id uuid, asset_id uuid, asset_name text, round_id uuid, round_name text, row_count int, stakeholders int, paid_in_capital numeric
);
comment on type app_public.purchaser_total is
  'The totals of the schedule of purchasers: of a round, of an asset, or of all assets.';
comment on column app_public.purchaser_total.asset_id is 'Null for all assets together.';
comment on column app_public.purchaser_total.round_id is 'Null for an asset, and for all of them.';
comment on column app_public.purchaser_total.row_count is 'The number of its lines in the schedule.';
comment on column app_public.purchaser_total.stakeholders is 'The number of investors who have paid in; an investor of several rounds counts once.';
comment on column app_public.purchaser_total.paid_in_capital is 'All that is paid in, in US dollars.';

create function app_public.purchaser_totals(day date default null) returns setof app_public.purchaser_total
language sql stable rows 10 set search_path = pg_catalog
as $$
  select md5(concat_ws(' ', 'purchasers', asset_id, round_id, day))::uuid, asset_id, asset_name, round_id, round_name,
    count(*)::int, count(distinct investor_id)::int, coalesce(sum(paid_in_capital), 0)
  from app_private.purchasers(day, true)
  group by grouping sets ((asset_id, asset_name, round_id, round_name), (asset_id, asset_name), ())
  order by asset_id is null desc, lower(asset_name collate "C"), asset_id, round_id is null desc, sum(paid_in_capital) desc, round_id
$$;
comment on function app_public.purchaser_totals is
  'The totals of the schedule of purchasers, of all assets that the account sees, of each asset and of each round: today or by the end of a day. For an issuer, they include the capital that its brokers raised.';
grant execute on function app_public.cap_table_totals, app_public.cap_table_parts,
  app_public.purchaser_totals to app_user;

-- The rows that a filter lets through are summed up beside their count.
comment on type app_public.cap_table_row is E'@totals units,percent\nThe units of an asset that one stakeholder has.';
comment on type app_public.purchaser is E'@totals units,paid_in_capital\nA line of the schedule of purchasers.';
