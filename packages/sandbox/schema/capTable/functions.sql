create function app_private.change_stakes(changes app_private.stake_change[]) returns void
language sql volatile security definer set search_path = pg_catalog
as $$
  with summed as (
    select md5(concat_ws(' ', rounds.asset_id, change.investor_id, change.status, scope.round_id))::uuid as id,
      coalesce(scope.round_id, rounds.asset_id) as scope_id, scope.round_id is not null as is_round, rounds.asset_id,
      rounds.issuer_id, change.investor_id, change.status, sum(change.units) as units
    from unnest(changes) as change join app_public.rounds on rounds.id = change.round_id
    cross join lateral (values (null::uuid), (rounds.id)) as scope (round_id)
    group by 1, 2, 3, 4, 5, 6, 7 having sum(change.units) <> 0
  ), written as (
    -- In one order, so that two transactions do not wait for each other.
    insert into app_private.stakes (id, scope_id, is_round, asset_id, issuer_id, investor_id, status, units)
    select id, scope_id, is_round, asset_id, issuer_id, investor_id, status, units from summed order by id
    on conflict (id) do update set units = stakes.units + excluded.units
    returning id, units
  )
  insert into app_private.stake_totals (scope_id, issuer_id, units, stakes)
  select summed.scope_id, summed.issuer_id, sum(summed.units),
    sum((written.units > 0)::int - (written.units - summed.units > 0)::int)
  from summed join written on written.id = summed.id
  group by summed.scope_id, summed.issuer_id
  order by summed.scope_id
  on conflict (scope_id, issuer_id) do update
  set units = stake_totals.units + excluded.units, stakes = stake_totals.stakes + excluded.stakes
$$;

create function app_private.stake_of(holding app_public.holdings, sign int) returns app_private.stake_change
language sql immutable
return row(holding.round_id, holding.investor_id, 'issued', sign * holding.amount)::app_private.stake_change;

create function app_private.waiting_stake(distribution app_public.distributions, round_id uuid, sign int)
returns app_private.stake_change
language sql immutable
return row(round_id, distribution.investor_id, 'pending', sign * distribution.amount)::app_private.stake_change;

create function app_private.is_waiting_stake(distribution app_public.distributions) returns boolean
language sql immutable
return distribution.status = 'closed' and distribution.amount > 0 and distribution.issuance_status is distinct from 'approved';
comment on function app_private.is_waiting_stake is 'True for an investment that is bought and not issued yet.';

create function app_private.stakes_of_holdings() returns trigger
language plpgsql volatile security definer set search_path = pg_catalog
as $$
declare
  changes app_private.stake_change[] := '{}';
begin
  if tg_op <> 'INSERT' then
    changes := array(select app_private.stake_of(old_rows, -1) from old_rows where round_id is not null);
  end if;
  if tg_op <> 'DELETE' then
    changes := changes || array(select app_private.stake_of(new_rows, 1) from new_rows where round_id is not null);
  end if;
  if changes <> '{}' then
    perform app_private.change_stakes(changes);
  end if;
  return null;
end
$$;

create function app_private.stakes_of_distributions() returns trigger
language plpgsql volatile security definer set search_path = pg_catalog
as $$
declare
  changes app_private.stake_change[] := '{}';
begin
  if tg_op <> 'INSERT' then
    changes := array(
      select app_private.waiting_stake(old_rows, allocations.round_id, -1)
      from old_rows join app_public.allocations on allocations.id = old_rows.allocation_id
      where app_private.is_waiting_stake(old_rows));
  end if;
  if tg_op <> 'DELETE' then
    changes := changes || array(
      select app_private.waiting_stake(new_rows, allocations.round_id, 1)
      from new_rows join app_public.allocations on allocations.id = new_rows.allocation_id
      where app_private.is_waiting_stake(new_rows));
  end if;
  if changes <> '{}' then
    perform app_private.change_stakes(changes);
  end if;
  return null;
end
$$;

/* A round that moves to another asset, or an allocation that moves to another round, takes its stakes along. */
create function app_private.stakes_of_round(round uuid, sign int) returns app_private.stake_change[]
language sql stable security definer set search_path = pg_catalog
as $$
  select array(
    select app_private.stake_of(holdings, sign) from app_public.holdings where holdings.round_id = round
    union all
    select app_private.waiting_stake(distributions, round, sign)
    from app_public.distributions join app_public.allocations on allocations.id = distributions.allocation_id
    where allocations.round_id = round and app_private.is_waiting_stake(distributions))
$$;

create function app_private.move_stakes_of_round() returns trigger
language plpgsql volatile security definer set search_path = pg_catalog
as $$
begin
  -- They are found by the asset that the round has at the moment: before the change the old one, after it the new one.
  perform app_private.change_stakes(app_private.stakes_of_round(new.id, case tg_when when 'BEFORE' then -1 else 1 end));
  return new;
end
$$;

create function app_private.move_stakes_of_allocation() returns trigger
language plpgsql volatile security definer set search_path = pg_catalog
as $$
begin
  perform app_private.change_stakes(array(
    select app_private.waiting_stake(distributions, moved.round_id, moved.sign)
    from app_public.distributions, (values (old.round_id, -1), (new.round_id, 1)) as moved (round_id, sign)
    where distributions.allocation_id = new.id and app_private.is_waiting_stake(distributions)));
  return null;
end
$$;

/*
 * These functions have no search path, because names in a parsed body are looked up when it is made. So the planner puts their
 * queries in the place of their names, and a condition on the asset or the round reaches the tables.
 */
create function app_private.cap_table_lots(day date, only_round uuid, with_own boolean)
returns table (investor_id uuid, asset_id uuid, round_id uuid, units numeric, status text)
language sql stable
begin atomic
  select holdings.investor_id, rounds.asset_id, rounds.id, case when day is null then holdings.amount else (
    select coalesce(sum(amount), 0) from app_public.ledger_entries where holding_id = holdings.id and booked_on <= day
  ) end, 'issued'::text
  from app_public.holdings join app_public.rounds on rounds.id = holdings.round_id
  where (only_round is null or rounds.id = only_round) and (with_own or day is not null or (
    rounds.issuer_id <> (select app_private.account_id())
    and (holdings.investor_id = (select app_private.account_id()) or holdings.broker_id = (select app_private.account_id()))
  ))
  union all
  select distributions.investor_id, rounds.asset_id, rounds.id, distributions.amount, 'pending'::text
  from app_public.distributions join app_public.allocations on allocations.id = distributions.allocation_id
  join app_public.rounds on rounds.id = allocations.round_id
  where day is null and (only_round is null or rounds.id = only_round) and distributions.status = 'closed'
    and distributions.amount > 0 and distributions.issuance_status is distinct from 'approved'
    and (with_own or rounds.issuer_id <> (select app_private.account_id()) and (
      distributions.investor_id = (select app_private.account_id())
      or distributions.owner_id = (select app_private.account_id()) and distributions.owner_id <> distributions.issuer_id
      or distributions.agent_id = (select app_private.account_id())
    ));
end;
comment on function app_private.cap_table_lots is
  'Units of each holding that the account sees, at the end of a day; today, of each holding and each investment that waits to be issued. Without its own, those of its own rounds are left out today: app_private.stakes has them.';

create function app_private.cap_table_units(day date, only_round uuid)
returns table (investor_id uuid, asset_id uuid, round_id uuid, units numeric, status text)
language sql stable
begin atomic
  select investor_id, asset_id, scope_id, units, status from app_private.stakes
  where day is null and is_round and units > 0 and issuer_id = (select app_private.account_id())
    and (only_round is null or scope_id = only_round)
  union all
  select investor_id, asset_id, round_id, sum(units), status from app_private.cap_table_lots(day, only_round, false)
  group by investor_id, asset_id, round_id, status;
end;
comment on function app_private.cap_table_units is 'The units of each stakeholder in each round, as far as the account can see them.';

create function app_private.cut_cap_table(asset uuid, only_round uuid) returns app_private.cap_table_cut
language plpgsql stable security definer set search_path = pg_catalog
as $$
declare
  scope uuid := coalesce(only_round, asset);
  account uuid := app_private.account_id();
  whole numeric;
  hundredth numeric;
  left_over int;
  last record;
begin
  select units into whole from app_private.stake_totals where scope_id = scope and issuer_id = account and units > 0;
  if whole is null then
    return null;
  end if;
  -- Multiplied, because a division would be rounded.
  hundredth := whole * 0.0001;
  select 10000 - coalesce(sum(div(units * 10000, whole)), 0) into left_over from app_private.stakes
  where scope_id = scope and issuer_id = account and units > 0 and units >= hundredth;
  if left_over = 0 then
    return row(whole, 0, null, null)::app_private.cap_table_cut;
  end if;
  select missing, investor_id, status into last from (
    select mod(units * 10000, whole) as missing, investor_id, status from app_private.stakes
    where scope_id = scope and issuer_id = account and units > 0 and units >= hundredth
    union all
    (select units * 10000, investor_id, status from app_private.stakes
     where scope_id = scope and issuer_id = account and units > 0 and units < hundredth
     order by units desc, investor_id, status limit left_over)
  ) as missed
  order by missing desc, investor_id, status offset left_over - 1 limit 1;
  return row(whole, last.missing, last.investor_id, last.status)::app_private.cap_table_cut;
end
$$;
comment on function app_private.cut_cap_table is
  'The total of a cap table of the account, and the last stakeholder whose percentage is rounded up so that all sum to 100.00.';

create function app_private.cut_percent(
  units numeric, investor_id uuid, status text, total numeric, missing numeric, last_investor uuid, last_status text
) returns numeric
language sql immutable
return round((div(units * 10000, total) + (
  case when mod(units * 10000, total) = missing then coalesce((investor_id, status) <= (last_investor, last_status), false)
    else mod(units * 10000, total) > missing end
)::int) / 100, 2);
comment on function app_private.cut_percent is 'The percentage of one stakeholder in a cap table, by its cut.';

/*
 * Of the account's own assets today, then of others, or of a day. Percentages of a day are those of
 * app_private.shares, computed with window functions. Names are looked up only for the rows of the page, and
 * not for a count.
 */
create function app_public.cap_table(day date default null, round_id uuid default null) returns setof app_public.cap_table_row
language sql stable rows 1000
begin atomic
  select rows.investor_id,
    (select coalesce(accounts.contact_name, accounts.name) from app_public.accounts where accounts.id = rows.investor_id),
    (select accounts.email from app_public.accounts where accounts.id = rows.investor_id),
    rows.asset_id, assets.name, rows.units,
    case when day is null then app_private.cut_percent(rows.units, rows.investor_id, rows.status,
      (assets.cut).total, (assets.cut).missing, (assets.cut).investor_id, (assets.cut).status) else rows.percent end,
    rows.status, rows.id
  from (
    select investor_id, asset_id, units, null::numeric as percent, status, id from app_private.stakes
    where day is null and units > 0 and issuer_id = (select app_private.account_id())
      and (cap_table.round_id is null and not is_round or is_round and scope_id = cap_table.round_id)
    union all
    select ranked.investor_id, ranked.asset_id, ranked.units,
      case when assets.issuer_id = (select app_private.account_id())
        then round((ranked.sure + (ranked.rank <= 10000 - ranked.all_sure)::int) / 100, 2) end,
      ranked.status, md5(concat_ws(' ', ranked.asset_id, ranked.investor_id, ranked.status, cap_table.round_id, day))::uuid
    from (
      select asset_id, investor_id, status, units, sure, sum(sure) over (partition by asset_id) as all_sure,
        row_number() over (partition by asset_id order by missing desc, investor_id, status) as rank
      from (
        select asset_id, investor_id, status, units, div(units * 10000, total) as sure, mod(units * 10000, total) as missing
        from (
          select asset_id, investor_id, status, sum(units) as units, sum(sum(units)) over (partition by asset_id) as total
          from app_private.cap_table_lots(day, cap_table.round_id, false)
          group by asset_id, investor_id, status having sum(units) > 0
        ) as summed
      ) as divided
    ) as ranked join app_public.assets on assets.id = ranked.asset_id
  ) as rows left join (
    select assets.id, assets.name, case when day is null and assets.issuer_id = (select app_private.account_id())
      then app_private.cut_cap_table(assets.id, cap_table.round_id) end as cut
    from app_public.assets group by assets.id
  ) as assets on assets.id = rows.asset_id;
end;
comment on function app_public.cap_table is
  'The stakeholders of the assets the account sees, or of one round, today or at the end of a day, when only issued units are known.';

-- Rows computed for a day are a list like any other: with pages, filters and sorting.
comment on function app_public.cap_table is
  E'@filterable\n@sortable\n@sorted asset_name,asset_id,status,-units,investor_id\nThe stakeholders of the assets the account sees, or of one round, today or at the end of a day, when only issued units are known.';

create function app_public.cap_table_rounds(day date default null) returns setof app_public.cap_table_round
language sql stable rows 100 set search_path = pg_catalog
as $$
  with issued as (
    select asset_id, round_id, sum(units) as units, count(*)::int as stakeholders
    from app_private.cap_table_units(day, null) where status = 'issued' and units > 0 group by 1, 2
  ), pending as (
    select asset_id, round_id, sum(units) as units
    from app_private.cap_table_units(day, null) where status = 'pending' group by 1, 2
  ), counted as (
    select asset_id, round_id, coalesce(issued.units, 0) as units, coalesce(stakeholders, 0) as stakeholders,
      case when day is null then coalesce(pending.units, 0) end as pending_units
    from issued full join pending using (asset_id, round_id)
  ), owners as (
    select round_id, count(distinct investor_id)::int as stakeholders
    from app_private.cap_table_units(day, null) where units > 0 and (day is null or status = 'issued') group by 1
  ), shared as (
    select array_agg(round_id order by round_id) as rounds, app_private.shares(array_agg(
      units + coalesce(pending_units, 0) order by round_id)) as percents
    from counted group by asset_id
  ), percents as (
    select share.* from shared, unnest(rounds, shared.percents) as share (round_id, percent)
  )
  select md5(concat_ws(' ', counted.round_id, day))::uuid, counted.round_id, rounds.name, counted.asset_id, assets.name,
    counted.stakeholders, counted.units, 
    case when counted.units + coalesce(counted.pending_units, 0) > 0 and assets.issuer_id = (select app_private.account_id()) then percent end, counted.pending_units,
    price.latest, counted.units * price.latest,
    coalesce((select owners.stakeholders from owners where owners.round_id = counted.round_id), 0), rounds.price
  from counted join percents on percents.round_id = counted.round_id
  join app_public.rounds on rounds.id = counted.round_id join app_public.assets on assets.id = counted.asset_id
  left join app_public.securities on securities.id = rounds.security_id
  cross join lateral (select app_private.latest_price(securities.unit_value, rounds.price) as latest) as price
  order by lower(assets.name collate "C"), assets.id, counted.units desc, counted.round_id
$$;
comment on function app_public.cap_table_rounds is
  'The issued units of each round of the assets that the account sees, today or at the end of a day.';
comment on function app_public.cap_table_rounds is
  E'@filterable\n@sortable\nThe issued units of each round of the assets that the account sees, today or at the end of a day.';

-- One pass over the payments of all investments that the account is a party of: its issuer does not read a broker's by row.
create function app_private.complete_payments(day date) returns table (distribution_id uuid, capital numeric, last_on date)
language sql stable rows 1000 security definer set search_path = pg_catalog
as $$
  select payments.distribution_id, sum(payments.amount), max(payments.paid_on)
  from app_public.distribution_payments as payments
  where payments.status = 'complete' and (complete_payments.day is null or payments.paid_on <= complete_payments.day)
    and (payments.issuer_id = (select app_private.account_id()) or payments.owner_id = (select app_private.account_id())
      or payments.investor_id = (select app_private.account_id()))
  group by payments.distribution_id
$$;

-- The schedule of purchasers of a day has the payments received by its end. A line of a day has its own id,
-- because its figures differ.
create function app_private.purchasers(day date, is_whole boolean) returns setof app_public.purchaser
language sql stable rows 1000 set search_path = pg_catalog
as $$
  select distributions.id, investor_id, coalesce(accounts.contact_name, accounts.name), assets.id, assets.name,
    distributions.amount, case when reader.is_shown then paid.capital end, case when reader.is_shown then paid.last_on end,
    case when purchasers.day is null then distributions.id else md5(concat_ws(' ', distributions.id, purchasers.day))::uuid end,
    rounds.id, rounds.name, accounts.email
  from app_private.complete_payments(purchasers.day) as paid
  join app_public.distributions on distributions.id = paid.distribution_id
  cross join lateral (
    select is_whole or investor_id = (select app_private.account_id())
      or distributions.owner_id = (select app_private.account_id()) as is_shown
  ) as reader
  join app_public.allocations on allocations.id = allocation_id
  join app_public.rounds on rounds.id = allocations.round_id join app_public.assets on assets.id = rounds.asset_id
  left join app_public.accounts on accounts.id = investor_id
  where distributions.status <> 'deleted'
  order by lower(assets.name collate "C"), lower(coalesce(accounts.contact_name, accounts.name) collate "C"), distributions.id
$$;
comment on function app_private.purchasers is
  'The schedule of purchasers. is_whole: with the capital that a broker raised, which is for sums alone.';

create function app_public.schedule_of_purchasers(day date default null) returns setof app_public.purchaser
language sql stable rows 1000 set search_path = pg_catalog
as $$ select * from app_private.purchasers(day, false) $$;
comment on function app_public.schedule_of_purchasers is
  E'@filterable\n@sortable\nAll accounts that have paid in, as far as the account sees them, today or by the end of a day.';

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

create function app_public.ledger_statuses(round_id uuid) returns setof app_public.ledger_status
language sql stable rows 10 set search_path = pg_catalog
as $$
  select md5(concat_ws(' ', ledger_statuses.round_id, status))::uuid, status, sum(units)
  from app_public.ledger_stakeholders where ledger_stakeholders.round_id = ledger_statuses.round_id group by status
$$;
comment on function app_public.ledger_statuses is 'The units of a Stakeholder Ledger by status.';
