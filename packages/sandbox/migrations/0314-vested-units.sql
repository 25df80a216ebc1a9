-- The progress of a schedule, the units vested by a day, and the initial schedule of a new distribution.
create function app_public.vesting_schedules_current_period(vesting_schedules app_public.vesting_schedules) returns int
language sql stable set search_path = pg_catalog
as $$
  select case when vesting_schedules.automatic
    then least(vesting_schedules.periods, app_private.periods_passed(vesting_schedules.starts_on, app_private.today()))
    else vesting_schedules.manual_period end
$$;
comment on function app_public.vesting_schedules_current_period is 'Periods that have passed: today''s in UTC, or as they were set by hand.';

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
comment on function app_public.allocations_vesting_schedules_current_period is 'Periods that have passed: today''s in UTC, or as they were set by hand.';

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

create function app_public.distributions_vested_amount(distributions app_public.distributions, as_of date default null)
returns numeric
language sql stable set search_path = pg_catalog
as $$
  select coalesce((
    select app_private.vested_units(distributions.amount, cliff, periods, case when automatic
      then app_private.periods_passed(starts_on, coalesce(as_of, app_private.today())) else manual_period end)
    from app_public.vesting_schedules where distribution_id = distributions.id
  ), distributions.amount)
$$;
comment on function app_public.distributions_vested_amount is
  'Units that have vested by a day, today unless said otherwise; all of them without a schedule.';

grant execute on function app_private.periods_passed, app_private.vested_units, app_private.vesting_events,
  app_public.vesting_schedules_current_period, app_public.allocations_vesting_schedules_current_period,
  app_public.vesting_schedules_events, app_public.allocations_vesting_schedules_events,
  app_public.distributions_vested_amount to app_user;

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
create trigger begin_vesting after insert on app_public.distributions
  referencing new table as new_rows for each statement execute function app_private.begin_vesting();
