select app_private.install_change_triggers('app_private.visible_rows', 'notify_links', $$app_private.notify_links('account_id', 'row_id')$$);
create trigger mark_accounts after insert on app_private.visible_rows referencing new table as changed_rows
  for each statement when (current_setting('app.staging', true) is distinct from 'on') execute function app_private.mark_accounts();
create trigger unmark_accounts after delete on app_private.visible_rows referencing old table as changed_rows
  for each statement when (current_setting('app.staging', true) is distinct from 'on') execute function app_private.unmark_accounts();
