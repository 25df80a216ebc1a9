-- The rows of a checked file are written in pieces, each a short transaction. Contacts are hidden until the
-- last shows all of
-- them; how investments are written is in 0755-write-investments.sql.
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
comment on function app_private.act_for is 'Acts for the person who confirmed it: the audit names them for all that is written.';

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
comment on function app_private.begin_writing is 'It was checked, and is confirmed.';

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
comment on function app_private.write_piece is 'Writes the next rows of a confirmed import. Says whether to go on.';

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
  'Stages the next rows of a confirmed import, or shows it when all are; takes one back that failed. Says whether to go on.';

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
  'Everything stands: all of it is seen from now on, at once. True when many are known by now, who are dropped piece by piece first.';

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
comment on function app_private.drop_known is 'Takes back who became a contact after their row was staged, and says how many.';

create function app_private.take_back(staged app_private.staged_imports, contacts uuid[]) returns void
language plpgsql volatile set search_path = pg_catalog
as $$
declare
  taken uuid[] := array(select investor_id from app_public.customers where id = any (contacts));
begin
  delete from app_private.visible_rows where account_id = staged.account_id and row_id = any (taken);
  delete from app_public.customers where id = any (contacts);
  delete from app_public.accounts where id = any (taken);
  -- The audit records only what was visible.
  delete from app_public.changes
  where operation_id = staged.operation_id and (("table" = 'customers' and row_id = any (contacts::text[]))
    or ("table" = 'accounts' and row_id = any (taken::text[])));
  update app_private.staged_imports set contact_count = contact_count - cardinality(contacts) where import_id = staged.import_id;
end
$$;
comment on function app_private.take_back is 'Removes staged contacts, and all that was written of them.';

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
comment on function app_private.next_import is 'An import to work at, or null: one to check, to write, or to take back.';

create function app_private.leave_import(import_id uuid) returns void
language sql volatile set search_path = pg_catalog
as $$
  update app_public.imports set held_until = null, attempts = attempts - 1 where id = import_id and attempts > 0
$$;
comment on function app_private.leave_import is 'The server stops: another may go on at once.';

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
comment on function app_private.fail_import is 'An error without a cause in the file: the import is tried three times in all.';

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
