/*
 * Vesting, in whole months from the start: nothing before the cliff, then q × k / n rounded down to whole units, all of
 * it after the last period. Months are added to the start date itself and end with their month: of 31 January the
 * first is 28 February, the second 31 March.
 */
create function app_private.periods_passed(starts_on date, as_of date) returns int
language sql immutable set search_path = pg_catalog
as $$
  select greatest(0, months - ((starts_on + make_interval(months => months))::date > as_of)::int)
  from (select (extract(year from as_of) - extract(year from starts_on)) * 12
    + extract(month from as_of) - extract(month from starts_on)) as counted (difference)
  cross join lateral (select difference::int as months) as whole
$$;
comment on function app_private.periods_passed is 'Whole months from one day to another; none when the start lies ahead.';

create function app_private.vested_units(units numeric, cliff int, periods int, period int) returns numeric
language sql immutable set search_path = pg_catalog
as $$
  select case
    when period <= 0 or period < cliff then 0
    when period >= periods then units
    else div(units * period, periods)
  end
$$;

create type app_public.vesting_event as (
  id uuid,
  start_period int,
  end_period int,
  vests_on date,
  units numeric
);
comment on type app_public.vesting_event is 'Units that vest together, at the end of a run of periods.';
comment on column app_public.vesting_event.start_period is 'The periods that had passed at the event before.';
comment on column app_public.vesting_event.end_period is 'The periods that have passed when the units vest; the first event is the cliff.';
comment on column app_public.vesting_event.vests_on is 'The day, when the schedule is automatic.';
comment on column app_public.vesting_event.units is 'Units that vest then; null where a schedule is no distribution''s.';

create function app_private.vesting_events(
  schedule_id uuid, units numeric, cliff int, periods int, starts_on date
) returns setof app_public.vesting_event
language sql stable set search_path = pg_catalog
as $$
  select md5(schedule_id || ':' || period)::uuid, before, period, (starts_on + make_interval(months => period))::date,
    app_private.vested_units(units, cliff, periods, period) - app_private.vested_units(units, cliff, periods, before)
  from generate_series(greatest(cliff, 1), periods) as period
  cross join lateral (select case when period = greatest(cliff, 1) then 0 else period - 1 end) as previous (before)
  order by period
$$;
