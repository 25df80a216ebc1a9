/*
 * CSV imports, all or nothing. The server reads a file of investments and hands its rows over in batches, inside one
 * transaction; here each row is added by the function that adds one, and what it refuses is told by row. Contacts wait in a
 * table of their own until they are confirmed.
 *
 *   operation                  issuer   broker   agent  ats  investor  admin
 *   bulk_customers             owner    owner    -      -    -         -
 *   preview_bulk_customers     admin    admin
 *   bulk_allocation            owner    owner    -      -    -         -
 *   preview_bulk_allocation    admin    admin
 */
select app_private.allow(operation, '{issuer,broker}')
from unnest(array['bulk_customers', 'preview_bulk_customers', 'bulk_allocation', 'preview_bulk_allocation']) as operation;

-- A preview writes nothing, so it has no e-mail to itself: while one of 50,000 rows ran, nobody else could invite anybody.
create function app_private.begin_import(operation text, file_name text) returns table (id uuid, attempt int)
language plpgsql volatile security definer set search_path = pg_catalog
as $$
declare
  file app_private.files;
begin
  perform app_private.require_operation(operation);
  if operation like 'preview%' then
    perform set_config('app.has_every_email', 'on', true);
  else
    perform app_private.lock_every_email();
  end if;
  perform app_private.begin_marking_later();
  file := app_private.file_to_import(file_name);
  return query select file.id, file.attempt;
end
$$;
comment on function app_private.begin_import is 'Which file is to be read, for whoever may import.';

create function app_private.import_allocation(cells jsonb, allocation_id uuid) returns void
language plpgsql volatile security definer set search_path = pg_catalog
as $$
begin
  perform app_private.import_allocation_row(
    allocation_id, cells ->> 'email', cells ->> 'contactName',
    app_private.cell_number(cells ->> 'amount', 'amount'), app_private.cell_number(cells ->> 'price', 'price'),
    app_private.cell_number(cells ->> 'paidInCapital', 'paidInCapital'),
    app_private.cell_day(cells ->> 'paidOn', 'paidOn'), nullif(btrim(cells ->> 'note'), ''));
end
$$;

create function app_private.import_one_by_one(operation text, allocation_id uuid, rows jsonb)
returns table ("row" int, "column" text, message text)
language plpgsql volatile security definer set search_path = pg_catalog
as $$
declare
  item jsonb;
  told jsonb;
begin
  perform app_private.require_operation(operation);
  for item in select value from jsonb_array_elements(rows) loop
    begin
      perform app_private.import_allocation(item -> 'cells', allocation_id);
    exception
      when sqlstate 'CPSTN' then
        get stacked diagnostics message = message_text, told = pg_exception_detail;
        -- About the account or the allocation, not about the row: the same for every row.
        if told ->> 'code' in ('not_allowed', 'not_found', 'account_not_available', 'delegate_suspended', 'allocation_stale') then
          raise;
        end if;
        "row" := (item ->> 'row')::int;
        "column" := (select jsonb_object_keys(told -> 'fields') limit 1);
        return next;
      when data_exception or integrity_constraint_violation then
        "row" := (item ->> 'row')::int;
        "column" := null;
        message := 'A value of this row is not allowed.';
        return next;
    end;
  end loop;
end
$$;
comment on function app_private.import_one_by_one is 'Adds these rows and answers what is wrong with the others; whoever asks undoes it all when anything is.';

create function app_private.sums_of(rows jsonb, columns text[]) returns jsonb
language sql immutable set search_path = pg_catalog
as $$
  select coalesce(jsonb_object_agg(name, trim_scale(total)::text), '{}')
  from unnest(columns) as name, lateral (
    select coalesce(sum((value -> 'cells' ->> name)::numeric), 0) as total from jsonb_array_elements(rows)
    where value -> 'cells' ->> name ~ '^\s*-?\d{1,20}(\.\d{1,18})?\s*$'
  ) as sums
$$;
comment on function app_private.sums_of is 'What the numbers of some columns add up to.';
grant execute on function app_private.begin_import, app_private.sums_of to app_user;
