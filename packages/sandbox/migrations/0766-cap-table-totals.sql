/*
 * What a cap table comes to, and whose its largest parts are: told before its rows, and of all of them. Whoever shows a table
 * needs neither to read it whole to count it, nor to draw it.
 */
create type app_public.cap_table_total as (
  id uuid, asset_id uuid, asset_name text, row_count int, stakeholders int, holders int, units numeric, pending_units numeric
);
comment on type app_public.cap_table_total is 'What the cap table of an asset comes to, or that of all of them together.';
comment on column app_public.cap_table_total.asset_id is 'Null for all assets together.';
comment on column app_public.cap_table_total.row_count is 'How many rows the cap table has of it.';
comment on column app_public.cap_table_total.stakeholders is
  'How many have units of it, issued or not; one of several assets counts once.';
comment on column app_public.cap_table_total.holders is 'How many of them have units that are issued.';
comment on column app_public.cap_table_total.units is
  'Units issued, by the holdings or by what the ledger says they were on the day; null for all assets, whose units are not added up.';
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
  'What the cap table of each asset the account sees comes to, or of one round, after that of all of them: today or at the end of a day.';

create type app_public.cap_table_part as (
  id uuid, investor_id uuid, investor_name text, asset_id uuid, round_id uuid, round_name text,
  units numeric, percent numeric, status text, place int
);
comment on type app_public.cap_table_part is 'What one stakeholder has of a round.';
comment on column app_public.cap_table_part.units is 'Units issued, or bought and waiting to be.';
comment on column app_public.cap_table_part.percent is
  E'@figure CAPZ-004\nIts part of the percentage that the row of the stakeholder has: the parts of a row sum to that. Null where that is.';
comment on column app_public.cap_table_part.status is 'issued, or pending: closed and not yet issued.';
comment on column app_public.cap_table_part.place is 'Where the row of the stakeholder stands among those of the asset, the largest first, from 1.';

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
  cross join lateral (select case when assets.issuer_id = (select app_private.account_id()) then rows.percent end as percent) as told
  cross join lateral unnest(rows.rounds, rows.parts, case when array_length(rows.parts, 1) = 1 then array[told.percent]
    else app_private.shares(rows.parts, told.percent) end) as part (round_id, units, percent)
  join app_public.rounds on rounds.id = part.round_id;
end;
comment on function app_public.cap_table_parts is
  E'@filterable\n@sortable\n@sorted asset_id,place,round_id\nThe rows of a cap table by round, the largest row of an asset first: today or at the end of a day.';

create type app_public.purchaser_total as (
  id uuid, asset_id uuid, asset_name text, round_id uuid, round_name text, row_count int, stakeholders int, paid_in_capital numeric
);
comment on type app_public.purchaser_total is
  'What the schedule of purchasers comes to: of a round, of an asset, or of all of them together.';
comment on column app_public.purchaser_total.asset_id is 'Null for all assets together.';
comment on column app_public.purchaser_total.round_id is 'Null for an asset, and for all of them.';
comment on column app_public.purchaser_total.row_count is 'How many lines the schedule has of it.';
comment on column app_public.purchaser_total.stakeholders is 'How many have paid in; one of several rounds counts once.';
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
  'What the schedule of purchasers comes to, of all assets the account sees, of each and of each round: today or by the end of a day. For an issuer with what its brokers raised.';
grant execute on function app_public.cap_table_totals, app_public.cap_table_parts,
  app_public.purchaser_totals to app_user;

-- The rows that a filter lets through are summed up beside their count.
comment on type app_public.cap_table_row is E'@totals units,percent\nWhat one stakeholder has of an asset.';
comment on type app_public.purchaser is E'@totals units,paid_in_capital\nA line of the schedule of purchasers.';
