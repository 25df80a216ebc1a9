-- What becomes of the rows of a file of contacts, found piece by piece, each in a transaction of its own.
create function app_private.contact_problem(name text, email text) returns text
language sql immutable set search_path = pg_catalog
as $$
  select case
    when btrim(name) = '' then 'name_missing'
    when length(btrim(name)) > 200 then 'name_too_long'
    when btrim(email) = '' then 'email_missing'
    when not app_private.is_email(lower(btrim(email))) then 'email_invalid'
  end
$$;
comment on function app_private.contact_problem is 'What add_customer would refuse the row for; null when it would take it.';

create function app_private.column_of(problem text) returns text
language sql immutable set search_path = pg_catalog
as $$ select case when problem like 'name\_%' then 'name' when problem like 'email\_%' then 'email' end $$;

create function app_private.mark_repeated(import_id uuid, from_row int) returns void
language sql volatile set search_path = pg_catalog
as $$
  update app_public.import_rows as later set outcome = 'repeated', repeats = earlier.row
  from (
    select address, min(row) as row from app_public.import_rows
    where import_rows.import_id = mark_repeated.import_id and outcome in ('added', 'known') and address in (
      select address from app_public.import_rows
      where import_rows.import_id = mark_repeated.import_id and row >= from_row
    )
    group by address
  ) as earlier
  where later.import_id = mark_repeated.import_id and later.row >= from_row and later.row > earlier.row
    and later.address = earlier.address and later.outcome in ('added', 'known')
$$;

create function app_private.count_import(import_id uuid) returns void
language sql volatile set search_path = pg_catalog
as $$
  update app_public.imports set row_count = counts.all_rows, added_count = counts.added, known_count = counts.known,
    repeated_count = counts.repeated, wrong_count = counts.wrong
  from (
    select count(*) as all_rows, count(*) filter (where outcome = 'added') as added,
      count(*) filter (where outcome = 'known') as known, count(*) filter (where outcome = 'repeated') as repeated,
      count(*) filter (where outcome = 'wrong') as wrong
    from app_public.import_rows where import_rows.import_id = count_import.import_id
  ) as counts
  where imports.id = count_import.import_id
$$;

-- A piece of the file: `[{row, cells: {name, email}, problem, column}]`. Says whether to go on.
create function app_private.check_rows(import_id uuid, rows jsonb) returns boolean
language plpgsql volatile set search_path = pg_catalog
as $$
#variable_conflict use_variable
declare
  vendor uuid;
begin
  update app_public.imports set row_count = row_count + jsonb_array_length(rows),
    held_until = clock_timestamp() + interval '1 minute'
  where id = import_id and status = 'checking' returning account_id into vendor;
  if vendor is null then
    return false;
  end if;
  insert into app_public.import_rows (import_id, account_id, row, name, email, problem, "column", outcome)
  select import_id, vendor, item.row, item.name, item.email, item.problem,
    coalesce(item.column, app_private.column_of(item.problem)),
    case when item.problem is not null then 'wrong'
      when exists (select from app_private.known_customers as known where account_id = vendor and known.email = lower(btrim(item.email)))
      then 'known' else 'added' end
  from (
    select (value ->> 'row')::int as row, value ->> 'column' as column,
      coalesce(value #>> '{cells,name}', '') as name, coalesce(value #>> '{cells,email}', '') as email,
      coalesce(value ->> 'problem', app_private.contact_problem(
        coalesce(value #>> '{cells,name}', ''), coalesce(value #>> '{cells,email}', ''))) as problem
    from jsonb_array_elements(rows)
  ) as item;
  perform app_private.mark_repeated(import_id, (rows -> 0 ->> 'row')::int);
  return true;
end
$$;
comment on function app_private.check_rows is 'Takes a piece of the file in; false when nobody waits for it any more.';

create function app_private.end_check(import_id uuid, problem text, problem_row int, problem_column text) returns void
language plpgsql volatile set search_path = pg_catalog
as $$
#variable_conflict use_variable
begin
  if problem is null then
    perform app_private.count_import(import_id);
  end if;
  update app_public.imports set
    problem = coalesce(problem, case when is_confirmed and wrong_count > 0 and not leaves_out_wrong then 'rows_wrong' end),
    problem_row = problem_row, problem_column = problem_column, held_until = null, attempts = 0,
    status = case when problem is not null or (is_confirmed and wrong_count > 0 and not leaves_out_wrong) then 'failed'
      when is_confirmed then 'writing' else 'checked' end
  where id = import_id and status = 'checking';
  perform pg_notify('app_import', '');
end
$$;
comment on function app_private.end_check is 'The file was read to its end, or it could not be read.';
