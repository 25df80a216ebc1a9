-- The outcome of the rows of a file, determined in batches, each in its own transaction.
create function app_private.contact_problem(name text, email text) returns text
language sql immutable set search_path = pg_catalog
as $$
  select case
    when btrim(name) = '' then 'name_missing'
    when length(btrim(name)) > 200 then 'name_too_long'
    when app_private.hides_characters(btrim(name)) then 'name_hides_characters'
    when app_private.holds_web_address(name) then 'name_has_link'
    when btrim(email) = '' then 'email_missing'
    when app_private.hides_characters(btrim(email)) then 'email_hides_characters'
    when not app_private.is_email(lower(btrim(email))) then 'email_invalid'
  end
$$;
comment on function app_private.contact_problem is 'The reason for which add_customer would refuse the row; null if it would accept it.';

create function app_private.column_of(problem text) returns text
language sql immutable set search_path = pg_catalog
as $$
  select name from unnest(array['name', 'email', 'contactName', 'amount', 'price', 'paidInCapital', 'paidOn', 'note'],
    array['name_', 'email_', 'contact_name_', 'amount_', 'price_', 'paid_in_', 'paid_on_', 'note_']) as columns (name, prefix)
  where starts_with(problem, prefix)
$$;
comment on function app_private.column_of is 'The first column of the error.';

create function app_private.number_problem(cell text, prefix text) returns text
language sql immutable set search_path = pg_catalog
as $$
  select prefix || case
    when cell like '%,%' then '_has_commas'
    when btrim(cell) <> '' and btrim(cell) !~ '^-?\d{1,20}(\.\d{1,18})?$' then '_not_a_number'
  end
$$;

create function app_private.investment_problem(cells jsonb) returns text
language sql stable set search_path = pg_catalog
as $$
  select case
    when app_private.hides_characters(btrim(email)) then 'email_hides_characters'
    when not app_private.is_email(lower(btrim(email))) then 'email_invalid'
    when btrim(contact) = '' then 'contact_name_missing'
    when length(btrim(contact)) > 200 then 'contact_name_too_long'
    when app_private.hides_characters(btrim(contact)) then 'contact_name_hides_characters'
    when app_private.holds_web_address(contact) then 'contact_name_has_link'
    when amount = '' then 'amount_missing'
    when malformed is not null then malformed
    when amount::numeric <= 0 then 'amount_not_positive'
    when nullif(price, '')::numeric < 0 then 'price_negative'
    when nullif(paid, '')::numeric < 0 then 'paid_in_negative'
    when paid_on <> '' and paid_on !~ '^\d{4}-\d\d-\d\d$' then 'paid_on_not_written_so'
    when paid_on <> '' and not app_private.is_day(paid_on) then 'paid_on_no_such_day'
    when nullif(paid, '')::numeric > 0 and paid_on = '' then 'paid_on_missing'
    when length(btrim(note)) > 5000 then 'note_too_long'
    when app_private.hides_characters(btrim(note), false) then 'note_hides_characters'
  end
  from (
    select coalesce(cells ->> 'email', '') as email, coalesce(cells ->> 'contactName', '') as contact,
      btrim(coalesce(cells ->> 'amount', '')) as amount, btrim(coalesce(cells ->> 'price', '')) as price,
      btrim(coalesce(cells ->> 'paidInCapital', '')) as paid, btrim(coalesce(cells ->> 'paidOn', '')) as paid_on,
      coalesce(cells ->> 'note', '') as note
  ) as said
  cross join lateral (select coalesce(
    app_private.number_problem(amount, 'amount'), app_private.number_problem(price, 'price'),
    app_private.number_problem(paid, 'paid_in')) as malformed) as numbers
$$;
comment on function app_private.investment_problem is 'The reason for which add_investments would refuse the row; null if it would accept it.';

create function app_private.stands_already(import app_public.imports, address text, cells jsonb) returns boolean
language plpgsql stable set search_path = pg_catalog
as $$
#variable_conflict use_variable
declare
  asked_price numeric := coalesce(app_private.cell_number(cells ->> 'price', 'price'), (
    select rounds.price from app_public.rounds join app_public.allocations on allocations.round_id = rounds.id
    where allocations.id = import.allocation_id));
  paid numeric := coalesce(app_private.cell_number(cells ->> 'paidInCapital', 'paidInCapital'), 0);
begin
  return exists (
    select from app_private.known_customers as known
    join app_public.distributions as sold on sold.investor_id = known.investor_id
    where known.account_id = import.account_id and known.email = address
      and sold.allocation_id = import.allocation_id and sold.status <> 'deleted'
      and sold.amount = (cells ->> 'amount')::numeric and sold.own_price = asked_price and sold.paid_in_capital = paid
      and (paid = 0 or exists (
        select from app_public.distribution_payments as payments
        where payments.distribution_id = sold.id and payments.paid_on = (cells ->> 'paidOn')::date)));
end
$$;
comment on function app_private.stands_already is
  'True if the allocation has this very investment: as many units of the same investor at the same price, as much paid on that day.';
create function app_private.mark_repeated(import_id uuid, from_row int) returns void
language sql volatile set search_path = pg_catalog
as $$
  -- Once, with every plan: a table that is not analyzed yet would have it found again for each row.
  with firsts as materialized (
    select address, cells, min(row) as row from app_public.import_rows
    where import_rows.import_id = mark_repeated.import_id and outcome in ('added', 'known') and address in (
      select address from app_public.import_rows
      where import_rows.import_id = mark_repeated.import_id and row >= from_row
    )
    group by address, cells
  )
  update app_public.import_rows as later set outcome = 'repeated', repeats = firsts.row
  from firsts
  where later.import_id = mark_repeated.import_id and later.row >= from_row and later.row > firsts.row
    and later.address = firsts.address and later.cells is not distinct from firsts.cells and later.outcome in ('added', 'known')
$$;

create function app_private.count_import(import_id uuid) returns void
language sql volatile set search_path = pg_catalog
as $$
  update app_public.imports set row_count = counts.all_rows, added_count = counts.added, known_count = counts.known,
    repeated_count = counts.repeated, wrong_count = counts.wrong, added_units = counts.units, added_capital = counts.capital
  from (
    select count(*) as all_rows, count(*) filter (where outcome = 'added') as added,
      count(*) filter (where outcome = 'known') as known, count(*) filter (where outcome = 'repeated') as repeated,
      count(*) filter (where outcome = 'wrong') as wrong,
      sum((cells ->> 'amount')::numeric) filter (where outcome = 'added') as units,
      sum(nullif(cells ->> 'paidInCapital', '')::numeric) filter (where outcome = 'added') as capital
    from app_public.import_rows where import_rows.import_id = count_import.import_id
  ) as counts
  where imports.id = count_import.import_id
$$;

-- A piece of the file: `[{row, cells, problem, column}]`. Says whether to continue.
create function app_private.check_rows(import_id uuid, rows jsonb) returns boolean
language plpgsql volatile set search_path = pg_catalog
as $$
#variable_conflict use_variable
declare
  import app_public.imports;
begin
  update app_public.imports set row_count = row_count + jsonb_array_length(rows),
    held_until = clock_timestamp() + interval '1 minute'
  where id = import_id and status = 'checking' returning * into import;
  if import.id is null then
    return false;
  end if;
  insert into app_public.import_rows (import_id, account_id, row, name, email, cells, problem, "column", outcome)
  select import.id, import.account_id, item.row, item.name, item.email, item.cells, item.problem,
    coalesce(item.column, app_private.column_of(item.problem)),
    case when item.problem is not null then 'wrong'
      when app_private.is_known(import, lower(btrim(item.email)), item.cells) then 'known' else 'added' end
  from app_private.rows_to_check(import, rows) as item;
  perform app_private.mark_repeated(import_id, (rows -> 0 ->> 'row')::int);
  return true;
end
$$;
comment on function app_private.check_rows is 'Checks a part of the file; false when it is no longer needed.';

create function app_private.rows_to_check(import app_public.imports, rows jsonb)
returns table ("row" int, name text, email text, cells jsonb, problem text, "column" text)
language sql stable set search_path = pg_catalog
as $$
  select (value ->> 'row')::int, said.name, said.email,
    case when import.allocation_id is not null then (value -> 'cells') - '{email,contactName}'::text[] end,
    coalesce(value ->> 'problem', case when import.allocation_id is null
      then app_private.contact_problem(said.name, said.email) else app_private.investment_problem(value -> 'cells') end),
    value ->> 'column'
  from jsonb_array_elements(rows) cross join lateral (
    select coalesce(value #>> array['cells', case when import.allocation_id is null then 'name' else 'contactName' end], '') as name,
      coalesce(value #>> '{cells,email}', '') as email
  ) as said
$$;

create function app_private.is_known(import app_public.imports, address text, cells jsonb) returns boolean
language sql stable set search_path = pg_catalog
as $$
  select case when import.allocation_id is null then exists (
    select from app_private.known_customers as known where known.account_id = import.account_id and known.email = address
  ) else app_private.stands_already(import, address, cells) end
$$;
comment on function app_private.is_known is 'True if the record of a row exists already; call it for rows without problems.';

create function app_private.mark_beyond(import app_public.imports) returns void
language plpgsql volatile set search_path = pg_catalog
as $$
declare
  unsold numeric := (
    select app_private.unsold_units(allocations, rounds)
    from app_public.allocations join app_public.rounds on rounds.id = allocations.round_id
    where allocations.id = import.allocation_id);
  beyond int[] := '{}';
  item record;
begin
  for item in
    select row, (cells ->> 'amount')::numeric as units from app_public.import_rows
    where import_id = import.id and outcome = 'added' order by row
  loop
    if item.units <= unsold then
      unsold := unsold - item.units;
    else
      beyond := beyond || item.row;
    end if;
  end loop;
  update app_public.import_rows set outcome = 'wrong', problem = 'units_not_left', "column" = 'amount'
  where import_id = import.id and row = any (beyond);
end
$$;
comment on function app_private.mark_beyond is 'Rows whose units are not left once those before them have theirs are wrong.';

create function app_private.mark_people(import app_public.imports) returns void
language sql volatile set search_path = pg_catalog
as $$
  with firsts as materialized (
    select address, min(row) as row from app_public.import_rows
    where import_id = import.id and outcome = 'added' group by address
  ), invited as materialized (
    select distinct known.email from app_private.known_customers as known
    join app_public.distributions as sold on sold.investor_id = known.investor_id
    where known.account_id = import.account_id and sold.allocation_id = import.allocation_id and sold.status = 'open'
  )
  update app_public.import_rows as rows
  set same_person = case when firsts.row < rows.row then firsts.row end, has_open = exists (select from invited where email = rows.address)
  from firsts
  where rows.import_id = import.id and rows.outcome = 'added' and firsts.address = rows.address
    and (firsts.row < rows.row or exists (select from invited where email = rows.address))
$$;
comment on function app_private.mark_people is
  'Marks added rows whose person stands in an earlier row too, or has an open investment in the allocation.';

create function app_private.end_check(import_id uuid, problem text, problem_row int, problem_column text) returns void
language plpgsql volatile set search_path = pg_catalog
as $$
#variable_conflict use_variable
declare
  import app_public.imports;
  detail jsonb;
begin
  select * into import from app_public.imports where id = import_id and status = 'checking' for update;
  if problem is null and import.id is not null then
    perform app_private.mark_beyond(import) where import.allocation_id is not null;
    perform app_private.mark_people(import) where import.allocation_id is not null;
    perform app_private.count_import(import_id);
  end if;
  update app_public.imports set
    problem = coalesce(problem, case when is_confirmed and wrong_count > 0 and not leaves_out_wrong then 'rows_wrong' end),
    problem_row = problem_row, problem_column = problem_column, held_until = null, attempts = 0,
    status = case when problem is not null or (is_confirmed and wrong_count > 0 and not leaves_out_wrong) then 'failed'
      else 'checked' end
  where id = import_id and status = 'checking' returning * into import;
  if import.status = 'checked' and import.is_confirmed then
    begin
      perform app_private.begin_writing(import);
    exception when sqlstate 'CPSTN' then
      -- There is no client to notify.
      get stacked diagnostics detail = pg_exception_detail;
      update app_public.imports set status = 'failed', problem = detail ->> 'code' where id = import_id;
    end;
  end if;
  perform pg_notify('app_import', '');
end
$$;
comment on function app_private.end_check is 'The file was read to its end, or it could not be read.';
