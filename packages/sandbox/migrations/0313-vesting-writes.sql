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
create trigger keep_issued_vesting before update on app_public.vesting_schedules
  for each row execute function app_private.keep_issued_vesting();

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
create trigger check_parent before update on app_public.allocations_vesting_schedules
  for each row execute function app_private.check_allocation_part();
create trigger check_parent before update on app_public.allocation_email_preferences
  for each row execute function app_private.check_allocation_part();
grant execute on function app_private.managed_allocation to app_user;

select app_private.make_part_writable('vesting_schedules', 'vesting_schedule', 'locked too', '{update}');
select app_private.make_writable('app_public.allocations_vesting_schedules', 'allocations_vesting_schedule');
grant select, update (cliff, periods, duration, automatic, starts_on, manual_period, version)
  on app_public.vesting_schedules, app_public.allocations_vesting_schedules to app_user;

create function app_private.checked_duration(duration text) returns text
language plpgsql immutable set search_path = pg_catalog
as $$
begin
  if duration <> 'month' then
    perform app_private.refuse_field('duration', 'The duration of a period is month.');
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
    perform app_private.refuse('vesting_exists', 'There is a vesting schedule already: change that one.');
  end if;
  return schedule;
end
$$;
comment on function app_public.create_vesting_schedule is
  'Gives the distribution with this id its vesting schedule; it starts when the allocation closes unless another day is given.';

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
    perform app_private.refuse('vesting_exists', 'There is a vesting schedule already: change that one.');
  end if;
  return schedule;
end
$$;
comment on function app_public.create_allocations_vesting_schedule is
  'Gives the allocation with this id the schedule that its new distributions begin with.';
grant execute on function app_public.create_vesting_schedule, app_public.create_allocations_vesting_schedule to app_user;
