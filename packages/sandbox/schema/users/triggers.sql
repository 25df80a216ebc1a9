select app_private.make_live('app_public.users_accounts', 'account_id', 'user_id');
select app_private.make_audited('app_public.users_accounts');

-- Deferred, because a transfer is two updates.
create constraint trigger keep_owner after update or delete on app_public.users_accounts
  deferrable initially deferred for each row when (old.role = 'account_owner' and old.status = 'active')
  execute function app_private.keep_owner();
create trigger guard_delegate before update of role, status on app_public.users_accounts
  for each row execute function app_private.guard_delegate();
create trigger mail_suspension after update of status on app_public.users_accounts
  for each row when (new.status = 'suspended' and old.status <> 'suspended')
  execute function app_private.mail_suspension();
create trigger end_management after insert on app_public.users_accounts
  for each row execute function app_private.end_management();
create trigger end_consents after update or delete on app_public.users_accounts
  for each row when (old.role = 'account_owner') execute function app_private.end_consents();
create trigger end_making before insert or update of role on app_public.users_accounts
  for each row when (new.role = 'account_owner') execute function app_private.end_making();
create trigger notify_made_keys after delete or update of status on app_public.users_accounts
  for each row execute function app_private.notify_made_keys();
select app_private.install_change_triggers('app_public.users_accounts', 'notify_members',
  $$app_private.notify_links('user_id', 'account_id')$$);
select app_private.install_change_triggers('app_public.users_accounts', 'notify_delegates',
  $$app_private.notify_links('account_id', 'user_id')$$);
create trigger guard_managed before insert on app_public.users_accounts
  for each row execute function app_private.guard_managed();
create trigger write_events after insert on app_public.users_accounts for each row
  when (current_setting('app.operation_id', true) <> '' and current_setting('app.staging', true) is distinct from 'on'
    and (new.role = 'account_owner'))
  execute function app_private.write_claim_events();

select app_private.make_audited('app_public.users');
select app_private.show_as_written('app_public.users', '@first_name', '@last_name', 'emails');
create trigger end_sessions after update of status on app_public.users
  for each row when (new.status = 'inactive') execute function app_private.end_sessions();
select app_private.make_live('app_public.users', 'id', 'users_accounts.user_id:id');
