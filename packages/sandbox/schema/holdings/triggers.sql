select app_private.make_live('app_public.holdings', 'broker_id', 'investor_id', 'issuer_id');
create trigger own_holding before insert or update of security_id, round_id, investor_id, blockchain_address_id
  on app_public.holdings for each row execute function app_private.own_holding();
select app_private.make_audited('app_public.holdings');
create trigger meet_customer after insert on app_public.holdings
  for each row execute function app_private.meet_customer();
create trigger check_holding before update of amount, security_id, investor_id on app_public.holdings
  for each row execute function app_private.check_holding();
create trigger book_issuances after insert on app_public.holdings
  referencing new table as fresh for each statement execute function app_private.book_issuances();

create trigger stakes_insert after insert on app_public.holdings referencing new table as new_rows
  for each statement execute function app_private.stakes_of_holdings();
create trigger stakes_update after update on app_public.holdings referencing old table as old_rows new table as new_rows
  for each statement execute function app_private.stakes_of_holdings();
create trigger stakes_delete after delete on app_public.holdings referencing old table as old_rows
  for each statement execute function app_private.stakes_of_holdings();
create trigger show_new_holder after insert or update of security_id, investor_id on app_public.holdings
  for each row execute function app_private.show_new_holder();
create trigger write_events after insert on app_public.holdings for each row
  when (current_setting('app.operation_id', true) <> '' and current_setting('app.staging', true) is distinct from 'on'
    and (new.amount > 0))
  execute function app_private.write_holding_events();
