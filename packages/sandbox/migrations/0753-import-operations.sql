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

create function app_private.import_of(file_name text, allocation uuid default null) returns app_public.imports
language plpgsql volatile set search_path = pg_catalog
as $$
#variable_conflict use_column
declare
  file app_private.files := app_private.file_to_import(import_of.file_name);
  import app_public.imports;
begin
  select * into import from app_public.imports
  where account_id = app_private.account_id() and file_id = file.id and status not in ('failed', 'discarded')
    and allocation_id is not distinct from import_of.allocation
  order by created_on desc, id limit 1 for update;
  if import.id is null then
    insert into app_public.imports (account_id, created_by, file_id, file_name, allocation_id)
    values (app_private.account_id(), app_private.user_id(), file.id, file.name, import_of.allocation) returning * into import;
    perform pg_notify('app_import', '');
  end if;
  return import;
end
$$;
comment on function app_private.import_of is 'The import of a file that the person has uploaded: the one there is, or a new one.';

create function app_public.preview_bulk_customers(file_name text) returns app_public.imports
language plpgsql volatile security definer set search_path = pg_catalog
as $$
begin
  perform app_private.require_operation('preview_bulk_customers');
  return app_private.import_of(preview_bulk_customers.file_name);
end
$$;
comment on function app_public.preview_bulk_customers is
  'Begins to check an uploaded CSV file of contacts (name, email), and writes nothing. The import reports the progress; allImportRows has the outcome of each row.';

create function app_private.import_to_confirm(file_name text, asked uuid, allocation uuid default null) returns app_public.imports
language plpgsql volatile set search_path = pg_catalog
as $$
declare
  import app_public.imports;
begin
  if asked is null then
    return app_private.import_of(import_to_confirm.file_name, allocation);
  end if;
  select * into import from app_public.imports
  where id = asked and account_id = app_private.account_id() and created_by = app_private.user_id()
    and allocation_id is not distinct from allocation for update;
  if import.id is null then
    perform app_private.refuse('not_found', 'There is nothing here.');
  elsif import.status in ('failed', 'discarded') then
    perform app_private.refuse('import_ended', 'This import was called off. Choose the file again.');
  end if;
  return import;
end
$$;
comment on function app_private.import_to_confirm is
  'The import that is named, which was looked at; or, where none is, the one of a file that the person has uploaded.';

create function app_private.confirm_import(import app_public.imports, leave_out_wrong boolean) returns app_public.imports
language plpgsql volatile set search_path = pg_catalog
as $$
#variable_conflict use_column
begin
  if import.status = 'checked' and import.wrong_count > 0 and not leave_out_wrong then
    perform app_private.refuse('import_invalid', 'Nothing was imported: some rows are not right.', jsonb_build_object(
      'count', import.wrong_count, 'rows', (
        select jsonb_agg(jsonb_build_object('row', row, 'column', "column", 'problem', problem) order by row)
        from (
          select row, "column", problem from app_public.import_rows
          where import_id = import.id and outcome = 'wrong' order by row limit 200
        ) as wrong
      )));
  end if;
  update app_public.imports set is_confirmed = true, leaves_out_wrong = leave_out_wrong, created_by = app_private.user_id()
  where id = import.id and status in ('checking', 'checked', 'stopped');
  if import.status in ('checked', 'stopped') then
    perform app_private.begin_writing(import);
  end if;
  perform pg_notify('app_import', '');
  -- One that is being written, or was, is answered as it is.
  select * into import from app_public.imports where id = import.id;
  return import;
end
$$;
comment on function app_private.confirm_import is 'It is written as soon as it is checked; one that stopped goes on.';

create function app_public.bulk_customers(
  file_name text, leave_out_wrong boolean default false, import_id uuid default null
) returns app_public.imports
language plpgsql volatile security definer set search_path = pg_catalog
as $$
begin
  perform app_private.require_operation('bulk_customers');
  return app_private.confirm_import(
    app_private.import_to_confirm(bulk_customers.file_name, bulk_customers.import_id), bulk_customers.leave_out_wrong);
end
$$;
comment on function app_public.bulk_customers is
  'Adds the contacts of an uploaded CSV file (name, email), all of them or none, once it is checked; with importId those of the checked import, whose file name need not be unique; rows with errors may be left out. Known contacts and rows that repeat an email are always left out.';

create function app_public.preview_bulk_allocation(file_name text, allocation_id uuid) returns app_public.imports
language plpgsql volatile security definer set search_path = pg_catalog
as $$
begin
  perform app_private.require_operation('preview_bulk_allocation');
  perform app_private.managed_allocation(preview_bulk_allocation.allocation_id);
  return app_private.import_of(preview_bulk_allocation.file_name, preview_bulk_allocation.allocation_id);
end
$$;
comment on function app_public.preview_bulk_allocation is
  'Begins to check an uploaded CSV file of investments (email, contactName, amount, price, paidInCapital, paidOn, note), and writes nothing. The import reports the progress; allImportRows has the outcome of each row.';

create function app_public.bulk_allocation(
  file_name text, allocation_id uuid, leave_out_wrong boolean default false, import_id uuid default null
) returns app_public.imports
language plpgsql volatile security definer set search_path = pg_catalog
as $$
begin
  perform app_private.require_operation('bulk_allocation');
  perform app_private.managed_allocation(bulk_allocation.allocation_id);
  return app_private.confirm_import(
    app_private.import_to_confirm(bulk_allocation.file_name, bulk_allocation.import_id, bulk_allocation.allocation_id),
    bulk_allocation.leave_out_wrong);
end
$$;
comment on function app_public.bulk_allocation is
  'Adds the investments of an uploaded CSV file (email, contactName, amount, price, paidInCapital, paidOn, note) to an allocation, once it is checked; with importId those of the import that was looked at. Their units are taken at once, all of them or none, and they are written piece by piece. Rows with errors may be left out; investments that stand already and rows that say the same as an earlier one always are. An import that stopped goes on where it stopped.';

-- A cell as a file's is taken: one that a spreadsheet would run, or that is not shown as it is written, is no contact's.
create function app_private.cell_problem(cell text) returns text
language sql immutable set search_path = pg_catalog
as $$
  select case
    when cell ~ '^\s*=' then 'formula'
    when translate(cell, E'\t\r\n', '') ~ '[\u0001-\u001f\u007f-\u009f]' then 'control_character'
  end
$$;
comment on function app_private.cell_problem is 'The reason for which the check of a file refuses a cell; null if it accepts it.';

create function app_public.mend_import_row(id uuid, name text, email text) returns app_public.import_rows
language plpgsql volatile security definer set search_path = pg_catalog
as $$
#variable_conflict use_column
declare
  acting uuid := app_private.require_operation('mend_import_row');
  import uuid;
  mended app_public.import_rows;
  in_name text := app_private.cell_problem(mend_import_row.name);
  in_email text := app_private.cell_problem(mend_import_row.email);
  wrong text := coalesce(in_name, in_email, app_private.contact_problem(mend_import_row.name, mend_import_row.email));
begin
  select imports.id into import from app_public.imports join app_public.import_rows on import_rows.import_id = imports.id
  where import_rows.id = mend_import_row.id and outcome = 'wrong'
    and imports.account_id = acting and imports.status = 'checked' and imports.allocation_id is null
  for update of imports;
  if import is null then
    perform app_private.refuse('not_found', 'There is nothing here.');
  elsif length(mend_import_row.name) > 20000 or length(mend_import_row.email) > 20000 then
    perform app_private.refuse('invalid_input', 'A value is too long.');
  end if;
  update app_public.import_rows set name = mend_import_row.name, email = mend_import_row.email, problem = wrong,
    repeats = null,
    "column" = case when in_name is not null then 'name' when in_email is not null then 'email' else app_private.column_of(wrong) end,
    outcome = case when wrong is not null then 'wrong'
      when exists (
        select from app_private.known_customers where account_id = acting and email = lower(btrim(mend_import_row.email))
      ) then 'known' else 'added' end
  where import_rows.id = mend_import_row.id returning * into mended;
  -- Another row may have the e-mail: of two the later one repeats it.
  perform app_private.mark_repeated(import, 0);
  perform app_private.count_import(import);
  select * into mended from app_public.import_rows where import_rows.id = mended.id;
  return mended;
end
$$;
comment on function app_public.mend_import_row is 'Corrects a row with an error in a file of contacts that awaits confirmation, and returns its new outcome.';

create function app_public.discard_import(id uuid) returns app_public.imports
language plpgsql volatile security definer set search_path = pg_catalog
as $$
#variable_conflict use_column
declare
  acting uuid := app_private.require_operation('discard_import');
  import app_public.imports;
begin
  update app_public.imports set status = 'discarded', ended_on = app_private.now()
  where imports.id = discard_import.id and account_id = acting and status in ('checking', 'checked', 'stopped', 'failed')
  returning * into import;
  if import.id is null then
    perform app_private.refuse('not_found', 'There is nothing here.');
  end if;
  delete from app_public.import_rows where import_id = import.id;
  return import;
end
$$;
comment on function app_public.discard_import is 'Drops an import that is not written, and nothing of it stays; of investments that stopped, those that stand do.';
grant execute on function app_public.preview_bulk_customers, app_public.bulk_customers, app_public.preview_bulk_allocation,
  app_public.bulk_allocation, app_public.mend_import_row, app_public.discard_import to app_user;
