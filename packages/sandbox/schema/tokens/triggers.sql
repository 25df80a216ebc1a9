select app_private.make_live('app_public.tokens', 'issuer_id', 'visible_rows.row_id:id', 'visible_rows.row_id:round_id');
select app_private.make_audited('app_public.tokens');
create trigger check_move before update of status on app_public.tokens
  for each row execute function app_private.check_move();
select app_private.show_as_written('app_public.tokens', 'name', 'symbol');

select app_private.make_live('app_public.contracts', 'issuer_id', 'visible_rows.row_id:round_id', 'visible_rows.row_id:token_id');
select app_private.make_audited('app_public.contracts');
create trigger own_contract before insert on app_public.contracts
  for each row execute function app_private.own_contract();
create trigger check_move before update of status on app_public.contracts
  for each row execute function app_private.check_move();
select app_private.show_as_written('app_public.contracts', 'contract_address');
create trigger forget_refusal before update of status, chain on app_public.contracts
  for each row when (new.status in ('deploying', 'issuing') or new.chain <> old.chain)
  execute function app_private.forget_refusal();

select app_private.make_live('app_public.cap_table_entries', 'investor_id', 'issuer_id');
select app_private.make_audited('app_public.cap_table_entries');
create trigger own_cap_table_entry before insert on app_public.cap_table_entries
  for each row execute function app_private.own_cap_table_entry();
