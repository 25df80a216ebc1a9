create trigger check_vesting before insert or update on app_public.vesting_schedules
  for each row execute function app_private.check_vesting();
select app_private.make_live('app_public.vesting_schedules', 'investor_id', 'issuer_id', 'owner_id');
create trigger keep_issued_vesting before update on app_public.vesting_schedules
  for each row execute function app_private.keep_issued_vesting();

create trigger check_vesting before insert or update on app_public.allocations_vesting_schedules
  for each row execute function app_private.check_vesting();
select app_private.make_live('app_public.allocations_vesting_schedules', 'issuer_id', 'owner_id');
create trigger check_parent before update on app_public.allocations_vesting_schedules
  for each row execute function app_private.check_allocation_part();
