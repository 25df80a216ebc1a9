create trigger notify_prepared after insert on app_private.prepared_distributions
  referencing new table as new_rows for each statement execute function app_private.notify_prepared();
