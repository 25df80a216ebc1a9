select app_private.make_distribution_part('vesting_schedules');
select app_private.make_part_writable('vesting_schedules', 'vesting_schedule', 'locked too', '{update}');
grant select, update (cliff, periods, duration, automatic, starts_on, manual_period, version)
  on app_public.vesting_schedules, app_public.allocations_vesting_schedules to app_user;

alter table app_public.allocations_vesting_schedules enable row level security;
create policy select_own on app_public.allocations_vesting_schedules for select using (
  owner_id = (select app_private.account_id()) or issuer_id = (select app_private.account_id())
);
create policy update_own on app_public.allocations_vesting_schedules for update using (
  owner_id = (select app_private.account_id())
);
select app_private.make_writable('app_public.allocations_vesting_schedules', 'allocations_vesting_schedule');

grant execute on function app_public.create_vesting_schedule, app_public.create_allocations_vesting_schedule to app_user;
grant execute on function app_private.periods_passed, app_private.vested_units, app_private.vesting_events,
  app_public.vesting_schedules_current_period, app_public.allocations_vesting_schedules_current_period,
  app_public.vesting_schedules_events, app_public.allocations_vesting_schedules_events,
  app_public.distributions_vested_amount to app_user;

select app_private.allow('create_allocations_vesting_schedule', '{issuer,broker}');
select app_private.allow('update_allocations_vesting_schedule', '{issuer,broker}');
select app_private.allow('create_vesting_schedule', '{issuer,broker}');
select app_private.allow('update_vesting_schedule', '{issuer,broker}');
