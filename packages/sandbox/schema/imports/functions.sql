create function app_private.staged_operations() returns uuid[]
language sql stable security definer set search_path = pg_catalog
as $$ select coalesce(array_agg(operation_id), '{}') from app_private.staged_imports $$;

-- A row of an allocation's cap table, as a CSV import brings it: an investment that was made elsewhere. The investor has no steps
-- left and gets no mail; all rules of such a row are here.
create function app_private.check_imported_money(price numeric, paid_in_capital numeric, paid_on date) returns void
language plpgsql immutable set search_path = pg_catalog
as $$
begin
  if price < 0 or price in ('NaN', 'Infinity') then
    perform app_private.refuse_field('price', 'priceNegative');
  elsif paid_in_capital < 0 or paid_in_capital in ('NaN', 'Infinity') then
    perform app_private.refuse_field('paidInCapital', 'paidInNegative');
  elsif paid_in_capital > 0 and paid_on is null then
    perform app_private.refuse_field('paidOn', 'paidOnRequired');
  end if;
end
$$;

-- Cells of an imported file: texts that must have the type of their column.
create function app_private.cell_number(cell text, "column" text) returns numeric
language plpgsql immutable set search_path = pg_catalog
as $$
declare
  plain text := nullif(btrim(cell), '');
begin
  if plain like '%,%' then
    perform app_private.refuse_field("column", 'cellCommas');
  elsif plain !~ '^-?\d{1,20}(\.\d{1,18})?$' then
    perform app_private.refuse_field("column", 'cellNumber');
  end if;
  return plain::numeric;
end
$$;
comment on function app_private.cell_number is 'Plain digits with at most 18 places; null for an empty cell.';

create function app_private.cell_day(cell text, "column" text) returns date
language plpgsql immutable set search_path = pg_catalog
as $$
declare
  plain text := nullif(btrim(cell), '');
begin
  if plain !~ '^\d{4}-\d\d-\d\d$' then
    perform app_private.refuse_field("column", 'cellDay');
  end if;
  return plain::date;
exception
  when datetime_field_overflow or invalid_datetime_format then
    perform app_private.refuse_field("column", 'cellNoSuchDay');
end
$$;
comment on function app_private.cell_day is 'A calendar day; null for an empty cell.';

-- Rows of an allocation's cap table are imported in batches: each row added alone makes another version of
-- the allocation's sold units, and the thousandth reads all versions before it.
create function app_private.imported_investments(allocation app_public.allocations, rows jsonb)
returns table ("row" int, id uuid, investor_id uuid, amount numeric, price numeric, paid numeric, paid_on date, note text)
language plpgsql volatile set search_path = pg_catalog
as $$
#variable_conflict use_column
declare
  item jsonb;
begin
  for "row", item in select (value ->> 'row')::int, value -> 'cells' from jsonb_array_elements(rows) order by 1 loop
    id := gen_random_uuid();
    amount := app_private.cell_number(item ->> 'amount', 'amount');
    price := app_private.cell_number(item ->> 'price', 'price');
    paid := app_private.cell_number(item ->> 'paidInCapital', 'paidInCapital');
    paid_on := app_private.cell_day(item ->> 'paidOn', 'paidOn');
    note := nullif(btrim(item ->> 'note'), '');
    perform app_private.check_units(amount);
    perform app_private.check_imported_money(price, paid, paid_on);
    investor_id := app_private.invited_investor(allocation.owner_id, item ->> 'email', item ->> 'contactName');
    return next;
  end loop;
end
$$;
comment on function app_private.imported_investments is
  'Adds the investments of the rows once each value is allowed; a person who is not a contact of the owner becomes one.';

create function app_private.add_investments(allocation_id uuid, rows jsonb)
returns table ("row" int, id uuid, investor_id uuid)
language plpgsql volatile security definer set search_path = pg_catalog
as $$
#variable_conflict use_column
declare
  allocation app_public.allocations := app_private.managed_allocation(allocation_id);
  round_price numeric := (select price from app_public.rounds where rounds.id = allocation.round_id);
  made jsonb := (select jsonb_agg(to_jsonb(read)) from app_private.imported_investments(allocation, rows) as read);
begin
  insert into app_public.distributions (id, allocation_id, investor_id, amount, status, qualifications_complete)
  select id, allocation.id, investor_id, amount, 'closed', true
  from jsonb_to_recordset(made) as read (id uuid, investor_id uuid, amount numeric);
  insert into app_public.distribution_prices (distribution_id, currency, price)
  select id, 1, coalesce(price, round_price) from jsonb_to_recordset(made) as read (id uuid, price numeric);
  insert into app_public.distribution_payments (distribution_id, amount, paid_on)
  select id, paid, paid_on from jsonb_to_recordset(made) as read (id uuid, paid numeric, paid_on date) where paid > 0;
  insert into app_public.distribution_annotations (distribution_id, annotation)
  select id, app_private.checked_note(note) from jsonb_to_recordset(made) as read (id uuid, note text) where note is not null;
  return query select * from jsonb_to_recordset(made) as read ("row" int, id uuid, investor_id uuid);
end
$$;
comment on function app_private.add_investments is
  'Adds rows of a cap table, `[{row, cells}]`, to an allocation of the current account, and returns the investment of each row. The caller checks the permission for bulk_allocation.';

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
  'True if the allocation already has an investment with the same investor, units, price, paid amount and day of payment.';
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

-- A piece of the file: `[{row, cells, problem, column}]`. Returns true to continue.
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
comment on function app_private.mark_beyond is 'Marks rows as wrong when the rows before them leave too few units.';

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
comment on function app_private.end_check is 'Ends the check of a file that was read completely or could not be read.';

-- The rows of a checked file are written in pieces, each a short transaction. Contacts are hidden until the
-- last shows all of
-- them; how investments are written is in schema/imports/functions.sql.
create function app_private.import_piece() returns int
language sql immutable set search_path = pg_catalog
as $$ select 250 $$;
comment on function app_private.import_piece is 'The number of rows that a transaction writes: PGlite answers no other request in the meantime.';

create function app_private.held_import(id uuid) returns app_public.imports
language sql volatile set search_path = pg_catalog
as $$ select * from app_public.imports where imports.id = held_import.id for update $$;

create function app_private.act_for(import app_public.imports) returns void
language sql volatile set search_path = pg_catalog
as $$
  select set_config('app.user_id', coalesce(import.created_by::text, ''), true),
    set_config('app.account_id', import.account_id::text, true)
$$;
comment on function app_private.act_for is 'Acts for the person who confirmed the import: the audit records all changes in their name.';

create function app_private.begin_writing(import app_public.imports) returns void
language plpgsql volatile set search_path = pg_catalog
as $$
begin
  if import.allocation_id is not null then
    perform app_private.hold_rest(import);
  else
    update app_public.imports set status = 'writing', held_until = null where id = import.id;
  end if;
end
$$;
comment on function app_private.begin_writing is 'Begins to write an import that was checked and confirmed.';

create function app_private.staging_of(import app_public.imports) returns app_private.staged_imports
language plpgsql volatile set search_path = pg_catalog
as $$
declare
  staged app_private.staged_imports;
begin
  if import.status = 'writing' then
    perform app_private.act_for(import);
    insert into app_private.staged_imports (import_id, account_id) values (import.id, import.account_id)
    on conflict do nothing returning * into staged;
    perform app_private.record_operation(staged.operation_id, 'writeContacts') where staged.import_id is not null;
  end if;
  select * into staged from app_private.staged_imports where import_id = import.id;
  return staged;
end
$$;
comment on function app_private.staging_of is 'The progress of a staged import, from its first batch; null for one that is not staged.';

create function app_private.write_piece(import_id uuid) returns boolean
language plpgsql volatile set search_path = pg_catalog
as $$
#variable_conflict use_variable
declare
  -- Another server that writes the import waits here, and continues where this one ends.
  import app_public.imports := app_private.held_import(import_id);
begin
  return case when import.allocation_id is null then app_private.write_contacts(import)
    else app_private.write_investments(import) end;
end
$$;
comment on function app_private.write_piece is 'Writes the next rows of a confirmed import; true when more are left.';

create function app_private.write_contacts(import app_public.imports) returns boolean
language plpgsql volatile set search_path = pg_catalog
as $$
declare
  staged app_private.staged_imports := app_private.staging_of(import);
  goes_on boolean;
begin
  if staged.import_id is null then
    return false;
  end if;
  perform set_config('app.staging', 'on', true);
  goes_on := case
    when import.status <> 'writing' then app_private.take_back_piece(staged)
    else app_private.stage_piece(import, staged) or app_private.show_import(import, staged)
  end;
  -- Clients only read its progress.
  perform set_config('app.staging', 'off', true);
  update app_public.imports set held_until = case when goes_on then clock_timestamp() + interval '1 minute' end,
    written_count = coalesce((select contact_count from app_private.staged_imports where import_id = import.id), written_count)
  where id = import.id;
  return goes_on;
end
$$;
comment on function app_private.write_contacts is
  'Stages the next rows of a confirmed import, makes it visible when all are staged, or removes the rows of a failed one; true when more are left.';

create function app_private.stage_piece(import app_public.imports, staged app_private.staged_imports) returns boolean
language plpgsql volatile set search_path = pg_catalog
as $$
declare
  piece int[] := array(
    select row from app_public.import_rows
    where import_rows.import_id = import.id and row > staged.through_row and outcome = 'added'
    order by row limit app_private.import_piece());
  added int;
  bits bytea;
begin
  if piece = '{}' then
    return false;
  end if;
  perform set_config('app.operation_id', staged.operation_id::text, true);
  -- A person who became a contact meanwhile is not added again.
  update app_public.import_rows as found set outcome = 'known'
  where found.import_id = import.id and found.row = any (piece) and exists (
    select from app_private.known_customers as known where known.account_id = import.account_id and known.email = found.address
  );
  with made as (
    insert into app_public.accounts (type, name, contact_name, email)
    select 'investor', btrim(name), btrim(name), address from app_public.import_rows
    where import_rows.import_id = import.id and row = any (piece) and outcome = 'added' order by row
    returning id, name, email, number
  ), kept as (
    insert into app_private.made_accounts (account_id, vendor_id) select id, import.account_id from made
  ), contacts as (
    insert into app_public.customers (account_id, investor_id, contact_name, email, import_id)
    select import.account_id, id, name, email, import.id from made
  )
  select count(*), app_private.with_bits('', array_agg(number), 1) into added, bits from made;
  update app_private.staged_imports set through_row = piece[cardinality(piece)], contact_count = contact_count + added,
    numbers = app_private.both_bits(numbers, coalesce(bits, ''))
  where import_id = import.id;
  return true;
end
$$;
comment on function app_private.stage_piece is 'Writes the next rows, hidden; false when there are none.';

create function app_private.show_import(import app_public.imports, staged app_private.staged_imports) returns boolean
language plpgsql volatile set search_path = pg_catalog
as $$
declare
  dropped int;
  shown int;
begin
  -- No other transaction adds a contact from here on: those added meanwhile are found.
  perform app_private.lock_every_email();
  dropped := app_private.drop_known(import, staged);
  if dropped = app_private.import_piece() then
    return true;
  end if;
  delete from app_private.staged_imports where import_id = import.id returning contact_count into shown;
  insert into app_private.visible_accounts as held (account_id, numbers) values (import.account_id, staged.numbers)
  on conflict (account_id) do update set numbers = app_private.both_bits(held.numbers, excluded.numbers);
  perform set_config('app.staging', 'off', true);
  update app_public.imports set status = 'done', added_count = shown, known_count = known_count + added_count - shown,
    written_count = shown, ended_on = app_private.now()
  where id = import.id;
  perform pg_notify('app_change', json_build_object('table', name, 'any', array[import.account_id])::text)
  from unnest(array['customers', 'accounts']) as name;
  return false;
end
$$;
comment on function app_private.show_import is
  'Makes all rows of a staged import visible at once. True when many rows have become known contacts in the meantime and are removed in pieces first.';

create function app_private.drop_known(import app_public.imports, staged app_private.staged_imports) returns int
language plpgsql volatile set search_path = pg_catalog
as $$
declare
  twice uuid[] := array(
    select mine.id from app_public.customers as mine
    where mine.import_id = import.id and mine.email in (
      select known.email from app_private.known_customers as known where known.account_id = import.account_id
    )
    limit app_private.import_piece());
begin
  if twice = '{}' then
    return 0;
  end if;
  update app_public.import_rows as found set outcome = 'known' from app_public.customers
  where customers.id = any (twice) and found.import_id = import.id and found.address = customers.email and found.outcome = 'added';
  perform app_private.take_back(staged, twice);
  return cardinality(twice);
end
$$;
comment on function app_private.drop_known is 'Removes staged people who became contacts in the meantime; returns their number.';

create function app_private.take_back(staged app_private.staged_imports, contacts uuid[]) returns void
language plpgsql volatile set search_path = pg_catalog
as $$
declare
  taken uuid[] := array(select investor_id from app_public.customers where id = any (contacts));
begin
  delete from app_private.visible_rows where account_id = staged.account_id and row_id = any (taken);
  delete from app_public.customers where id = any (contacts);
  delete from app_public.accounts where id = any (taken);
  -- The audit records only visible changes.
  delete from app_public.changes
  where operation_id = staged.operation_id and (("table" = 'customers' and row_id = any (contacts::text[]))
    or ("table" = 'accounts' and row_id = any (taken::text[])));
  update app_private.staged_imports set contact_count = contact_count - cardinality(contacts) where import_id = staged.import_id;
end
$$;
comment on function app_private.take_back is 'Removes staged contacts and all their rows.';

create function app_private.take_back_piece(staged app_private.staged_imports) returns boolean
language plpgsql volatile set search_path = pg_catalog
as $$
declare
  contacts uuid[] := array(
    select id from app_public.customers where customers.import_id = staged.import_id limit app_private.import_piece() / 5);
begin
  if contacts <> '{}' then
    perform app_private.take_back(staged, contacts);
    return true;
  end if;
  delete from app_public.changes where operation_id = staged.operation_id;
  delete from app_public.operations where id = staged.operation_id;
  delete from app_private.staged_imports where import_id = staged.import_id;
  return false;
end
$$;
comment on function app_private.take_back_piece is 'Deletes a batch of a failed import; false when nothing is left.';

create function app_private.next_import() returns app_public.imports
language plpgsql volatile set search_path = pg_catalog
as $$
declare
  import app_public.imports;
begin
  -- Another server may be working on one: each takes an import without a lock.
  update app_public.imports set held_until = clock_timestamp() + interval '1 minute', attempts = attempts + 1
  where id = (
    select id from app_public.imports
    where (status in ('checking', 'writing') or id = any (app_private.staged_imports()))
      and (held_until is null or held_until < clock_timestamp())
    order by created_on, id limit 1 for update skip locked
  ) returning * into import;
  if import.status = 'checking' then
    -- A file that a crashed server was reading is read again.
    delete from app_public.import_rows where import_id = import.id;
    update app_public.imports set row_count = 0 where id = import.id;
  end if;
  return import;
end
$$;
comment on function app_private.next_import is 'Returns an import to check, to write or to remove, or null.';

create function app_private.leave_import(import_id uuid) returns void
language sql volatile set search_path = pg_catalog
as $$
  update app_public.imports set held_until = null, attempts = attempts - 1 where id = import_id and attempts > 0
$$;
comment on function app_private.leave_import is 'Releases an import when the server stops, so that another server can continue.';

create function app_private.fail_import(import_id uuid) returns void
language plpgsql volatile set search_path = pg_catalog
as $$
#variable_conflict use_variable
declare
  import app_public.imports := app_private.held_import(import_id);
begin
  if import.status = 'writing' and import.allocation_id is not null and import.attempts >= 3 then
    perform app_private.stop_import(import, 'internal');
    return;
  end if;
  update app_public.imports set held_until = null,
    problem = case when attempts >= 3 then 'internal' end,
    status = case when attempts >= 3 then 'failed' else status end
  where id = import_id and status in ('checking', 'writing');
end
$$;
comment on function app_private.fail_import is 'Records an error whose cause is not the file; an import is tried three times in all.';

create function app_private.forget_imports() returns void
language sql volatile set search_path = pg_catalog
as $$
  -- Imports that were never confirmed are deleted; of the others only their counts stay.
  update app_public.imports set status = 'discarded', ended_on = app_private.now()
  where status in ('checked', 'stopped', 'failed') and created_on < app_private.now() - interval '1 day';
  delete from app_public.import_rows using app_public.imports
  where import_rows.import_id = imports.id and imports.status in ('done', 'discarded')
    and imports.created_on < app_private.now() - interval '1 day';
$$;
comment on function app_private.forget_imports is 'Deletes old imports in the hourly clean-up, because they contain personal data.';

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
comment on function app_private.import_of is 'Returns the import of a file that the person uploaded: an existing one or a new one.';

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
    perform app_private.refuse('not_found', 'nothingHere');
  elsif import.status in ('failed', 'discarded') then
    perform app_private.refuse('import_ended', 'importCalledOff');
  end if;
  return import;
end
$$;
comment on function app_private.import_to_confirm is
  'Returns the given import, which was previewed, or else the import of a file that the person uploaded.';

create function app_private.confirm_import(import app_public.imports, leave_out_wrong boolean) returns app_public.imports
language plpgsql volatile set search_path = pg_catalog
as $$
#variable_conflict use_column
begin
  if import.status = 'checked' and import.wrong_count > 0 and not leave_out_wrong then
    perform app_private.refuse('import_invalid', 'importRefused', jsonb_build_object(
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
  -- A file that is being imported, or was, is returned unchanged.
  select * into import from app_public.imports where id = import.id;
  return import;
end
$$;
comment on function app_private.confirm_import is 'Confirms an import: it is written when its check has ended; a stopped one continues.';

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

-- Checks a cell of a file: a cell that a spreadsheet would run, or that is not shown as written, is refused.
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
    perform app_private.refuse('not_found', 'nothingHere');
  elsif length(mend_import_row.name) > 20000 or length(mend_import_row.email) > 20000 then
    perform app_private.refuse('invalid_input', 'tooLong');
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
    perform app_private.refuse('not_found', 'nothingHere');
  end if;
  delete from app_public.import_rows where import_id = import.id;
  return import;
end
$$;
comment on function app_public.discard_import is 'Discards an import that is not written. Of a stopped import of investments, the written ones stay.';

-- Investments are written in parts, and each part is visible and counted at once. The units of all rows are taken from the
-- stock before the first part. Each part returns its own units and sells them again under the same locks:
-- docs/decisions/0018-import-of-investments.md.
create function app_private.hold_rest(import app_public.imports) returns void
language plpgsql volatile set search_path = pg_catalog
as $$
declare
  rest numeric := (
    select coalesce(sum((cells ->> 'amount')::numeric), 0) from app_public.import_rows
    where import_id = import.id and outcome = 'added' and row > import.through_row);
begin
  perform app_private.sell_units(import.allocation_id, rest);
  update app_public.imports set status = 'writing', held_units = rest, held_until = null, attempts = 0, problem = null
  where id = import.id;
end
$$;
comment on function app_private.hold_rest is 'Reserves the units of all rows that are not written yet, or refuses.';

create function app_private.stop_import(import app_public.imports, problem text) returns void
language plpgsql volatile set search_path = pg_catalog
as $$
#variable_conflict use_variable
begin
  perform app_private.return_units(import.allocation_id, import.held_units);
  update app_public.imports set status = 'stopped', problem = problem, held_units = 0, held_until = null
  where id = import.id;
end
$$;
comment on function app_private.stop_import is 'Stops an import: its written rows stay, the units of the others are released, and it continues once it is confirmed again.';

create function app_private.write_investments(import app_public.imports) returns boolean
language plpgsql volatile set search_path = pg_catalog
as $$
declare
  detail jsonb;
begin
  if import.status <> 'writing' then
    return false;
  end if;
  perform app_private.act_for(import);
  return app_private.add_piece(import);
exception when sqlstate 'CPSTN' then
  get stacked diagnostics detail = pg_exception_detail;
  perform app_private.stop_import(import, detail ->> 'code');
  return false;
end
$$;
comment on function app_private.write_investments is 'Writes the next investments, or ends the import; true when more are left.';

create function app_private.add_piece(import app_public.imports) returns boolean
language plpgsql volatile set search_path = pg_catalog
as $$
declare
  -- The user who confirmed it still has the role, and the allocation still accepts it.
  acting uuid := app_private.require_operation('bulk_allocation');
  allocation app_public.allocations := app_private.managed_allocation(import.allocation_id);
  piece int[] := array(
    select row from app_public.import_rows
    where import_id = import.id and row > import.through_row and outcome = 'added'
    -- An investment takes 25 times as long as a contact, with its price, its payment and the audit of each.
    order by row limit app_private.import_piece() / 25);
begin
  if piece = '{}' then
    perform app_private.end_writing(import);
    return false;
  end if;
  -- Allocation, round, emails: the order of all locks. A lock for each e-mail, in the order of the file, could
  -- wait in a circle.
  perform from app_public.rounds where id = allocation.round_id for no key update;
  perform app_private.lock_every_email();
  perform set_config('app.operation_id', import.operation_id::text, true);
  perform app_private.record_operation(import.operation_id, 'writeInvestments');
  perform app_private.write_rows(import, piece);
  return true;
end
$$;
comment on function app_private.add_piece is 'Writes the next investments with all rules; false when none is left.';

create function app_private.write_rows(import app_public.imports, piece int[]) returns void
language plpgsql volatile set search_path = pg_catalog
as $$
declare
  units numeric := (
    select sum((cells ->> 'amount')::numeric) from app_public.import_rows where import_id = import.id and row = any (piece));
  rows jsonb;
  made jsonb;
begin
  -- Another user may have added the same investment meanwhile.
  update app_public.import_rows set outcome = 'known'
  where import_id = import.id and row = any (piece) and app_private.stands_already(import, address, cells);
  select coalesce(jsonb_agg(jsonb_build_object(
    'row', row, 'cells', cells || jsonb_build_object('email', email, 'contactName', name)) order by row), '[]') into rows
  from app_public.import_rows where import_id = import.id and row = any (piece) and outcome = 'added';
  perform app_private.return_units(import.allocation_id, units), app_private.begin_marking_later();
  made := (select coalesce(jsonb_agg(to_jsonb(added)), '[]') from app_private.add_investments(import.allocation_id, rows) as added);
  perform app_private.end_marking_later(array(
    select distinct investor_id from jsonb_to_recordset(made) as added (investor_id uuid)));
  update app_public.import_rows set investment_id = added.id
  from jsonb_to_recordset(made) as added ("row" int, id uuid)
  where import_rows.import_id = import.id and import_rows.row = added.row;
  update app_public.imports set through_row = piece[cardinality(piece)], held_units = held_units - units, attempts = 0,
    written_count = written_count + jsonb_array_length(made), held_until = clock_timestamp() + interval '1 minute'
  where id = import.id;
end
$$;

create function app_private.end_writing(import app_public.imports) returns void
language sql volatile set search_path = pg_catalog
as $$
  select app_private.return_units(import.allocation_id, import.held_units);
  update app_public.imports set status = 'done', held_units = 0, held_until = null, ended_on = app_private.now(),
    added_count = written_count, known_count = known_count + added_count - written_count
  where id = import.id;
$$;
