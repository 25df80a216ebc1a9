select app_private.make_live('app_public.accounts', 'id', 'users_accounts.account_id:id', 'visible_rows.row_id:id');

-- A number alone is of no use to a reader of the audit.
select app_private.make_audited('app_public.accounts', '{formation_date,number}');
create trigger tidy_account before update of name, email, url, support_email, twitter_handle, custodian, contact_name
  on app_public.accounts for each row execute function app_private.tidy_account();
create trigger prefer_mail after insert on app_public.accounts
  for each row when (new.type in ('issuer', 'broker')) execute function app_private.prefer_mail();
create trigger forget_claims after update of email on app_public.accounts
  for each row when (new.email is distinct from old.email) execute function app_private.forget_claims();
select app_private.show_as_written('app_public.accounts', '@name', 'legal_name', 'email', '@contact_name', 'support_email',
  'custodian');
create trigger end_drafts after update of setup on app_public.accounts
  for each row when (new.setup and not old.setup) execute function app_private.end_drafts();
create trigger notify_offer_walls after update on app_public.accounts
  referencing old table as old_rows new table as new_rows for each statement
  execute function app_private.notify_offer_walls_of_parts('name', 'allocations.owner_id, allocations.issuer_id');
create trigger write_events after update of setup on app_public.accounts for each row
  when (current_setting('app.operation_id', true) <> '' and current_setting('app.staging', true) is distinct from 'on'
    and (new.setup and not old.setup and new.type = 'investor'))
  execute function app_private.write_setup_events();

select app_private.show_as_written('app_public.investor_account_types', 'type');
