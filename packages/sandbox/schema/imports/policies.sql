alter table app_private.staged_imports enable row level security;

alter table app_public.imports enable row level security;
create policy select_own on app_public.imports for select using (account_id = (select app_private.account_id()));
grant select (
  id, account_id, created_by, allocation_id, file_name, status, leaves_out_wrong, row_count, added_count, known_count, repeated_count,
  wrong_count, written_count, added_units, added_capital, problem, problem_row, problem_column, version, created_on, ended_on
) on app_public.imports to app_user;

alter table app_public.import_rows enable row level security;
create policy select_own on app_public.import_rows for select using (account_id = (select app_private.account_id()));
grant select (id, import_id, account_id, row, name, email, cells, investment_id, outcome, repeats, same_person, has_open, problem, "column", place)
  on app_public.import_rows to app_user;

grant execute on function app_private.staged_imports, app_private.staged_operations to app_user;
grant execute on function app_public.preview_bulk_customers, app_public.bulk_customers, app_public.preview_bulk_allocation,
  app_public.bulk_allocation, app_public.mend_import_row, app_public.discard_import to app_user;

/*
 * CSV imports: permissions. Files are stored in a separate table, app_public.imports, until they are confirmed.
 *
 *   operation                  issuer   broker   agent  ats  investor  admin
 *   bulk_customers             owner    owner    -      -    -         -
 *   preview_bulk_customers     admin    admin
 *   bulk_allocation            owner    owner    -      -    -         -
 *   preview_bulk_allocation    admin    admin
 */
select app_private.allow(operation, '{issuer,broker}')
from unnest(array['bulk_customers', 'preview_bulk_customers', 'bulk_allocation', 'preview_bulk_allocation']) as operation;

/*
 * A file to import is looked at, corrected, and confirmed or discarded.
 *
 *   operation                issuer   broker   agent  ats  investor  admin
 *   bulk_customers           owner    owner    -      -    -         -
 *   preview_bulk_customers   admin    admin
 *   bulk_allocation
 *   preview_bulk_allocation
 *   mend_import_row
 *   discard_import
 */
select app_private.allow(operation, '{issuer,broker}') from unnest(array['mend_import_row', 'discard_import']) as operation;
