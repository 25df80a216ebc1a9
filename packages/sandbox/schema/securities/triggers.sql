select app_private.make_live('app_public.securities', 'issuer_id', 'visible_rows.row_id:id');
select app_private.make_audited('app_public.securities');
create trigger check_issued before update of issued, total on app_public.securities
  for each row execute function app_private.check_issued('total', 'security');
select app_private.show_as_written('app_public.securities', '@name', 'ticker');
create trigger notify_offer_walls after update on app_public.securities
  referencing old table as old_rows new table as new_rows for each statement
  execute function app_private.notify_offer_walls_of_parts('name, ticker', 'rounds.security_id');
create trigger note_unit_price after insert or update of unit_value on app_public.securities
  for each row execute function app_private.note_unit_price('unit_value');

select app_private.make_live('app_public.listings', 'ats_id', 'issuer_id');
select app_private.make_audited('app_public.listings');
create trigger own_listing before insert or update of security_id, ats_id on app_public.listings
  for each row execute function app_private.own_listing();
create trigger show_new_listing after insert or update of security_id, ats_id on app_public.listings
  for each row execute function app_private.show_new_party('ats');
