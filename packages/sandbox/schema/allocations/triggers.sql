select app_private.make_live('app_public.allocations', 'issuer_id', 'owner_id', 'visible_rows.row_id:id');
create trigger own_allocation before insert or update of round_id, owner_id on app_public.allocations
  for each row execute function app_private.own_allocation();
select app_private.make_audited('app_public.allocations');
create trigger take_stakes_along after update of round_id on app_public.allocations
  for each row when (old.round_id is distinct from new.round_id) execute function app_private.move_stakes_of_allocation();
create trigger claim_allocation before insert on app_public.allocations
  for each row execute function app_private.claim_allocation();

-- Its name puts it before the version is counted.
create trigger check_allocation before insert or update on app_public.allocations
  for each row execute function app_private.check_allocation();
create trigger check_managed_units after insert or update of managed_units, status, round_id on app_public.allocations
  for each row when (new.managed_units is not null) execute function app_private.check_managed_units();
create trigger prefer_allocation_mail after insert on app_public.allocations
  for each row execute function app_private.prefer_allocation_mail();
create trigger show_new_distributor after insert or update of owner_id, round_id on app_public.allocations
  for each row execute function app_private.show_new_party('broker');
select app_private.show_as_written('app_public.allocations', '@name');
select app_private.install_change_triggers('app_public.allocations', 'notify_offer_walls', 'app_private.notify_offer_walls_of_allocations()');
create trigger propose_again after update of status on app_public.allocations
  for each row when ((old.status = 'stale') <> (new.status = 'stale')) execute function app_private.propose_again();

select app_private.make_live('app_public.allocation_email_preferences', 'owner_id');
create trigger check_parent before update on app_public.allocation_email_preferences
  for each row execute function app_private.check_allocation_part();

select app_private.make_audited('app_public.allocation_annotations');
select app_private.show_as_written('app_public.allocation_annotations', '*annotation');
select app_private.make_live('app_public.allocation_annotations', 'issuer_id', 'owner_id');

create trigger notify_offer_walls_insert after insert on app_private.units_sold
  referencing new table as new_rows for each statement execute function app_private.notify_offer_walls_of_stock();
create trigger notify_offer_walls_update after update on app_private.units_sold
  referencing old table as old_rows new table as new_rows for each statement execute function app_private.notify_offer_walls_of_stock();
