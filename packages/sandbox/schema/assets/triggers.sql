select app_private.make_live('app_public.assets', 'issuer_id', 'visible_rows.row_id:id');
select app_private.make_audited('app_public.assets');
create trigger own_asset before insert on app_public.assets
  for each row execute function app_private.own_asset();

create trigger check_issued before update of issued, authorized_total on app_public.assets
  for each row execute function app_private.check_issued('authorized_total', 'asset');
select app_private.show_as_written('app_public.assets', '@name', 'type');
create trigger notify_offer_walls after update on app_public.assets
  referencing old table as old_rows new table as new_rows for each statement
  execute function app_private.notify_offer_walls_of_parts('name', 'rounds.asset_id');

select app_private.show_as_written('app_public.asset_types', 'type', 'accounting_type');
