select app_private.make_live('app_public.transactions', 'broker_id', 'buyer_id', 'issuer_id', 'seller_id');
select app_private.make_audited('app_public.transactions');
create trigger refuse_altering before update or delete or truncate on app_public.transactions
  for each statement execute function app_private.refuse_altering();

select app_private.make_audited('app_public.ledger_entries');
create trigger refuse_altering before update or delete or truncate on app_public.ledger_entries
  for each statement execute function app_private.refuse_altering();

-- At the end of the transaction, when all its entries are there.
create constraint trigger check_zero_sum after insert on app_public.ledger_entries
  deferrable initially deferred for each row execute function app_private.check_zero_sum();
create trigger settle_entries after insert on app_public.ledger_entries
  referencing new table as fresh for each statement execute function app_private.settle_entries();
create trigger settle_addresses after insert on app_public.ledger_entries
  referencing new table as fresh for each statement execute function app_private.settle_addresses();
select app_private.make_live('app_public.ledger_entries', 'broker_id', 'investor_id', 'issuer_id');

create trigger own_trade before insert on app_public.trades
  for each row execute function app_private.own_trade();
select app_private.make_audited('app_public.trades');
select app_private.make_live('app_public.trades', 'ats_id', 'buyer_id', 'issuer_id', 'seller_id');

select app_private.make_audited('app_public.transfers');
select app_private.make_live('app_public.transfers', 'buyer_id', 'issuer_id', 'seller_id');
create trigger write_events after insert on app_public.transfers for each row
  when (current_setting('app.operation_id', true) <> '' and current_setting('app.staging', true) is distinct from 'on' and true)
  execute function app_private.write_transfer_events();
