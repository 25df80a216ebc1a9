select app_private.make_live('app_public.rounds', 'issuer_id', 'visible_rows.row_id:id');
create trigger own_round before insert or update of asset_id on app_public.rounds
  for each row execute function app_private.own_round();
select app_private.make_audited('app_public.rounds');
create trigger check_round before insert or update of security_id, total, opens_on, closes_on on app_public.rounds
  for each row execute function app_private.check_round();
create trigger show_security after update of security_id on app_public.rounds
  for each row execute function app_private.show_security();
create trigger check_issued before update of issued, total on app_public.rounds
  for each row execute function app_private.check_issued('total', 'round');
create trigger give_token after insert on app_public.rounds
  for each row execute function app_private.give_token();
create trigger take_stakes before update of asset_id on app_public.rounds
  for each row when (old.asset_id is distinct from new.asset_id) execute function app_private.move_stakes_of_round();
create trigger take_stakes_along after update of asset_id on app_public.rounds
  for each row when (old.asset_id is distinct from new.asset_id) execute function app_private.move_stakes_of_round();
create trigger keep_sold_prices after update of price on app_public.rounds
  for each row when (old.price is distinct from new.price) execute function app_private.keep_sold_prices();
select app_private.show_as_written('app_public.rounds', '@name', 'terms_url');
create trigger notify_offer_walls after update on app_public.rounds
  referencing old table as old_rows new table as new_rows for each statement
  execute function app_private.notify_offer_walls_of_parts('name, price, total, status, opens_on, closes_on, security_id', 'round_id');
create trigger note_unit_price after insert or update of price on app_public.rounds
  for each row execute function app_private.note_unit_price('price');

select app_private.make_live('app_public.tranche_bond_data', 'issuer_id', 'visible_rows.row_id:round_id');
create trigger own_tranche before insert or update of round_id on app_public.tranche_bond_data
  for each row execute function app_private.own_tranche();
select app_private.make_audited('app_public.tranche_bond_data');

select app_private.make_live('app_public.capital_deployments', 'issuer_id');
create trigger own_capital_deployment before insert on app_public.capital_deployments
  for each row execute function app_private.own_capital_deployment();
create trigger sum_deployments after insert or update of amount, paid_on or delete on app_public.capital_deployments
  for each row execute function app_private.sum_deployments();
select app_private.show_as_written('app_public.capital_deployments', '*note');
