select app_private.make_live('app_public.bulk_operations', 'account_id');
create trigger write_events after update of state on app_public.bulk_operations for each row
  when (current_setting('app.operation_id', true) <> '' and current_setting('app.staging', true) is distinct from 'on'
    and (new.state = 'done' and old.state <> 'done'))
  execute function app_private.write_bulk_events();
