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
  E'@figure CAPZ-004\nOf the units of the asset, issued and waiting to be: the rounds of an asset sum to 100.00. Null where there are none, and for others than the issuer.';
comment on column app_public.cap_table_round.pending_units is 'Units bought and not yet issued; null for a day.';
comment on column app_public.cap_table_round.all_stakeholders is
  'The number of stakeholders with units of it, issued or waiting; for a day, the number of holders.';
comment on column app_public.cap_table_round.round_price is 'The price of a unit in the round, in US dollars.';
comment on column app_public.cap_table_round.latest_price is 'The current value of a unit, in US dollars.';
comment on column app_public.cap_table_round.total_value is
  'Issued units at their unit value today, in US dollars.';

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

grant execute on function app_public.cap_table_rounds to app_user;
