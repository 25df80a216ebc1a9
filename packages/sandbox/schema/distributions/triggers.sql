select app_private.make_live('app_public.distributions', 'agent_id', 'investor_id', 'issuer_id', 'owner_id');
create trigger own_distribution before insert or update of allocation_id, investor_id
  on app_public.distributions for each row execute function app_private.own_distribution();
create trigger show_distributions after insert on app_public.distributions referencing new table as new_rows
  for each statement execute function app_private.show_distributions();
select app_private.make_audited('app_public.distributions');
create trigger meet_customer after insert on app_public.distributions
  for each row execute function app_private.meet_customer();

-- Changes of a dry run are not counted.
create trigger stakes_insert after insert on app_public.distributions referencing new table as new_rows
  for each statement when (current_setting('app.dry_run', true) is distinct from 'on') execute function app_private.stakes_of_distributions();
create trigger stakes_update after update on app_public.distributions referencing old table as old_rows new table as new_rows
  for each statement when (current_setting('app.dry_run', true) is distinct from 'on') execute function app_private.stakes_of_distributions();
create trigger stakes_delete after delete on app_public.distributions referencing old table as old_rows
  for each statement execute function app_private.stakes_of_distributions();
create trigger count_units_in after insert on app_public.distributions
  referencing new table as new_rows for each statement execute function app_private.count_units();
create trigger count_units after update on app_public.distributions
  referencing old table as old_rows new table as new_rows
  for each statement execute function app_private.count_units();

-- Its name puts it after own_distribution, which fills in the other owners.
create trigger shown_to_agent before insert or update of agent_id on app_public.distributions
  for each row execute function app_private.credit_agent();
create trigger begin_vesting after insert on app_public.distributions
  referencing new table as new_rows for each statement execute function app_private.begin_vesting();
create trigger begin_checking before update of status, amount on app_public.distributions
  for each statement execute function app_private.begin_checking();
create trigger check_distribution before update of status, amount on app_public.distributions
  for each row execute function app_private.check_distribution();
select app_private.show_as_written('app_public.distributions', '*issuance_note');
create trigger renew_papers after update of amount, own_price on app_public.distributions
  for each row when (new.process_id is not null
    and (new.amount <> old.amount or (old.own_price is not null and new.own_price is distinct from old.own_price)))
  execute function app_private.renew_papers();
create trigger notify_prepared after update on app_public.distributions
  referencing old table as old_rows new table as new_rows for each statement execute function app_private.notify_prepared();
create trigger write_events after insert on app_public.distributions
  referencing new table as new_rows for each statement
  when (current_setting('app.operation_id', true) <> '' and current_setting('app.staging', true) is distinct from 'on')
  execute function app_private.write_distribution_events();
create trigger write_update_events after update on app_public.distributions
  referencing old table as old_rows new table as new_rows for each statement
  when (current_setting('app.operation_id', true) <> '' and current_setting('app.staging', true) is distinct from 'on')
  execute function app_private.write_distribution_events();
create trigger follow_issuance after update of issuance_status, paid_in_capital on app_public.distributions
  for each row when (old.issuance_status is distinct from new.issuance_status
    or new.issuance_status = 'requested' and old.paid_in_capital is distinct from new.paid_in_capital)
  execute function app_private.follow_issuance();
create trigger follow_payable after update of paid_in_capital, issuance_status, status, amount, own_price on app_public.distributions
  for each row when ((old.paid_in_capital, old.issuance_status, old.status, old.amount, old.own_price)
    is distinct from (new.paid_in_capital, new.issuance_status, new.status, new.amount, new.own_price))
  execute function app_private.follow_payable();

select app_private.make_live('app_public.distribution_payments', 'investor_id', 'owner_id');
select app_private.make_audited('app_public.distribution_payments');
create trigger check_payment before insert or update on app_public.distribution_payments
  for each row execute function app_private.check_payment();
create trigger add_payments_up after insert or update or delete on app_public.distribution_payments
  for each row execute function app_private.add_payments_up();
create trigger refuse_changing_matched before update or delete on app_public.distribution_payments
  for each row when (old.is_matched) execute function app_private.refuse_changing_matched();
create trigger write_events after insert or delete or update of status on app_public.distribution_payments for each row
  when (current_setting('app.operation_id', true) <> '' and current_setting('app.staging', true) is distinct from 'on' and true)
  execute function app_private.write_payment_events();

-- Payments that a person enters, and those that arrived and were matched; those of an import were made elsewhere, long ago.
create trigger mail_payment after insert on app_public.distribution_payments
  for each row when (new.status = 'complete' and (current_user = 'app_user' or new.is_matched))
  execute function app_private.mail_payment();
create trigger mail_payment_later after update of status on app_public.distribution_payments
  for each row when (new.status = 'complete' and old.status <> 'complete' and current_user = 'app_user')
  execute function app_private.mail_payment();

select app_private.make_live('app_public.distribution_qualifications', 'investor_id', 'issuer_id', 'owner_id');
create trigger show_qualification after insert on app_public.distribution_qualifications
  for each row execute function app_private.show_qualification();
select app_private.make_audited('app_public.distribution_qualifications');

select app_private.make_audited('app_public.distribution_prices');
create trigger check_price before insert on app_public.distribution_prices
  for each row execute function app_private.check_distribution_price();
create trigger take_purchase_price after insert or update of price, is_purchase on app_public.distribution_prices
  for each row when (new.is_purchase) execute function app_private.take_purchase_price();
create trigger leave_purchase_price after delete on app_public.distribution_prices
  for each row when (old.is_purchase) execute function app_private.leave_purchase_price();
select app_private.make_live('app_public.distribution_prices', 'investor_id', 'owner_id');

select app_private.make_audited('app_public.distribution_annotations');
select app_private.show_as_written('app_public.distribution_annotations', '*annotation');
select app_private.make_live('app_public.distribution_annotations', 'investor_id', 'owner_id');

select app_private.make_live('app_public.distribution_custom_fields', 'investor_id', 'owner_id');
create trigger tidy before insert or update on app_public.distribution_custom_fields
  for each row execute function app_private.tidy_custom_field();
select app_private.show_as_written('app_public.distribution_custom_fields', 'name', '*value');
