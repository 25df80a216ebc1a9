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
comment on function app_private.periods_passed is 'Whole months from one day to another; 0 when the start is in the future.';

create function app_private.vested_units(units numeric, cliff int, periods int, period int) returns numeric
language sql immutable set search_path = pg_catalog
as $$
  select case
    when period <= 0 or period < cliff then 0
    when period >= periods then units
    else div(units * period, periods)
  end
$$;

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

create function app_private.check_vesting() returns trigger
language plpgsql volatile security definer set search_path = pg_catalog
as $$
begin
  if new.periods is null or new.periods not between 1 and 1200 then
    perform app_private.refuse_field('periods', 'periodsRange');
  elsif new.cliff > new.periods or new.cliff < 0 then
    perform app_private.refuse('cliff_beyond_periods', 'cliffTooLong',
      jsonb_build_object('periods', new.periods));
  elsif new.manual_period > new.periods then
    perform app_private.refuse_field('currentPeriod', 'periodTooLate');
  elsif tg_op = 'UPDATE' and new.automatic and new.manual_period <> old.manual_period then
    perform app_private.refuse_field('currentPeriod', 'periodAutomatic');
  elsif tg_op = 'UPDATE' and old.automatic and not new.automatic and new.manual_period = old.manual_period then
    -- Periods counted so far are unchanged.
    new.manual_period := least(new.periods, app_private.periods_passed(new.starts_on, app_private.today()));
  end if;
  return new;
end
$$;

-- How schedules are made and changed: one a distribution or allocation; once issuance is requested only how far a manual
-- one has come may change.
create function app_private.keep_issued_vesting() returns trigger
language plpgsql volatile security definer set search_path = pg_catalog
as $$
declare
  moving text[] := '{manual_period,version}';
begin
  if to_jsonb(new) - moving <> to_jsonb(old) - moving then
    perform app_private.check_unlocked(distributions)
    from app_public.distributions where id = new.distribution_id;
  end if;
  return new;
end
$$;

create function app_private.check_allocation_part() returns trigger
language plpgsql volatile set search_path = pg_catalog
as $$
begin
  if current_user = 'app_user' then
    perform app_private.managed_allocation(new.allocation_id);
  end if;
  return new;
end
$$;

create function app_private.checked_duration(duration text) returns text
language plpgsql immutable set search_path = pg_catalog
as $$
begin
  if duration <> 'month' then
    perform app_private.refuse_field('duration', 'periodMonth');
  end if;
  return 'month';
end
$$;

create function app_private.default_vesting_start(allocation_id uuid) returns date
language sql stable set search_path = pg_catalog
as $$ select coalesce(closes_on, app_private.today()) from app_public.allocations where id = allocation_id $$;

create function app_public.create_vesting_schedule(
  id uuid, periods int, cliff int default 1, automatic boolean default true, duration text default 'month',
  starts_on date default null
) returns app_public.vesting_schedules
language plpgsql volatile security definer set search_path = pg_catalog
as $$
#variable_conflict use_variable
declare
  acting uuid := app_private.require_operation('create_vesting_schedule');
  distribution app_public.distributions := app_private.managed_distribution(id);
  schedule app_public.vesting_schedules;
begin
  perform app_private.check_unlocked(distribution);
  insert into app_public.vesting_schedules (distribution_id, cliff, periods, duration, automatic, starts_on)
  values (distribution.id, coalesce(cliff, 1), periods, app_private.checked_duration(duration),
    coalesce(automatic, true), coalesce(starts_on, app_private.default_vesting_start(distribution.allocation_id)))
  on conflict (distribution_id) do nothing returning * into schedule;
  if schedule is null then
    perform app_private.refuse('vesting_exists', 'vestingExists');
  end if;
  return schedule;
end
$$;
comment on function app_public.create_vesting_schedule is
  'Creates the vesting schedule of a distribution. It starts when the allocation closes unless another day is given.';

create function app_public.create_allocations_vesting_schedule(
  id uuid, periods int, cliff int default 1, automatic boolean default true, duration text default 'month',
  starts_on date default null
) returns app_public.allocations_vesting_schedules
language plpgsql volatile security definer set search_path = pg_catalog
as $$
#variable_conflict use_variable
declare
  acting uuid := app_private.require_operation('create_allocations_vesting_schedule');
  allocation app_public.allocations := app_private.managed_allocation(id);
  schedule app_public.allocations_vesting_schedules;
begin
  insert into app_public.allocations_vesting_schedules (
    allocation_id, owner_id, issuer_id, cliff, periods, duration, automatic, starts_on
  )
  values (allocation.id, acting, allocation.issuer_id, coalesce(cliff, 1), periods,
    app_private.checked_duration(duration), coalesce(automatic, true),
    coalesce(starts_on, app_private.default_vesting_start(allocation.id)))
  on conflict (allocation_id) do nothing returning * into schedule;
  if schedule is null then
    perform app_private.refuse('vesting_exists', 'vestingExists');
  end if;
  return schedule;
end
$$;
comment on function app_public.create_allocations_vesting_schedule is
  'Creates the default vesting schedule of an allocation for its new distributions.';

-- The progress of a schedule, the units vested by a day, and the initial schedule of a new distribution.
create function app_public.vesting_schedules_current_period(vesting_schedules app_public.vesting_schedules) returns int
language sql stable set search_path = pg_catalog
as $$
  select case when vesting_schedules.automatic
    then least(vesting_schedules.periods, app_private.periods_passed(vesting_schedules.starts_on, app_private.today()))
    else vesting_schedules.manual_period end
$$;
comment on function app_public.vesting_schedules_current_period is 'The number of periods that have passed: by the calendar in UTC, or set by hand.';

create function app_public.allocations_vesting_schedules_current_period(
  allocations_vesting_schedules app_public.allocations_vesting_schedules
) returns int
language sql stable set search_path = pg_catalog
as $$
  select case when allocations_vesting_schedules.automatic
    then least(allocations_vesting_schedules.periods,
      app_private.periods_passed(allocations_vesting_schedules.starts_on, app_private.today()))
    else allocations_vesting_schedules.manual_period end
$$;
comment on function app_public.allocations_vesting_schedules_current_period is 'The number of periods that have passed: by the calendar in UTC, or set by hand.';

create function app_public.vesting_schedules_events(vesting_schedules app_public.vesting_schedules)
returns setof app_public.vesting_event
language sql stable set search_path = pg_catalog
as $$
  select app_private.vesting_events(vesting_schedules.id, amount, vesting_schedules.cliff, vesting_schedules.periods,
    vesting_schedules.starts_on)
  from app_public.distributions where distributions.id = vesting_schedules.distribution_id
$$;
comment on function app_public.vesting_schedules_events is 'The vesting events: the cliff first, then period by period.';

create function app_public.allocations_vesting_schedules_events(
  allocations_vesting_schedules app_public.allocations_vesting_schedules
) returns setof app_public.vesting_event
language sql stable set search_path = pg_catalog
as $$
  select * from app_private.vesting_events(allocations_vesting_schedules.id, null, allocations_vesting_schedules.cliff,
    allocations_vesting_schedules.periods, allocations_vesting_schedules.starts_on)
$$;
comment on function app_public.allocations_vesting_schedules_events is 'The runs of periods: the cliff first, then period by period.';

create function app_private.begin_vesting() returns trigger
language plpgsql volatile security definer set search_path = pg_catalog
as $$
begin
  insert into app_public.vesting_schedules (distribution_id, cliff, periods, duration, automatic, starts_on, manual_period)
  select new_rows.id, cliff, periods, duration, automatic, starts_on, manual_period
  from new_rows join app_public.allocations_vesting_schedules as schedules using (allocation_id);
  return null;
end
$$;
