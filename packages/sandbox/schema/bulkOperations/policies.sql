alter table app_public.bulk_operations enable row level security;
create policy select_own on app_public.bulk_operations for select using (account_id = (select app_private.account_id()));
grant select (
  id, account_id, allocation_id, asked_by, kind, new_status, annotation, state, row_count, unchecked_count, ready_count,
  left_out_count, done_count, refused_count, undone_count, kept_count, units, total, checked_on, started_on, ended_on, undo_until,
  undone_on, version, created_on
) on app_public.bulk_operations to app_user;

alter table app_public.bulk_operation_rows enable row level security;
create policy select_own on app_public.bulk_operation_rows for select using (account_id = (select app_private.account_id()));
grant select (
  id, operation_id, account_id, place, distribution_id, name, email, amount, before_status, version_before, outcome, rank, code,
  problem, details, tried_on
) on app_public.bulk_operation_rows to app_user;

grant execute on function app_private.own_bulk_operation, app_private.leave_out_of_audit to app_user;
grant execute on function app_private.bulk_piece, app_private.easy_bulk_rows, app_private.take_checked_units,
  app_private.store_bulk_check, app_private.change_bulk_row, app_private.change_bulk_rows_at_once to app_user;
grant execute on function app_public.make_bulk_operation, app_public.check_bulk_operation, app_private.outcome_of,
  app_private.change_bulk_rows, app_private.begin_dry_run to app_user;
grant execute on function app_private.lock_bulk_rows, app_private.change_bulk_batch to app_user;
grant execute on function app_public.stop_bulk_operation, app_public.resume_bulk_operation, app_public.retry_bulk_operation to app_user;
grant execute on function app_public.undo_bulk_operation to app_user;

select app_private.allow(operation, '{issuer,broker}') from unnest(array[
  'make_bulk_operation', 'check_bulk_operation', 'run_bulk_operation', 'stop_bulk_operation', 'resume_bulk_operation',
  'retry_bulk_operation', 'undo_bulk_operation'
]) as operation;
