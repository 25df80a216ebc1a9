-- Investments are written piece by piece, and seen as they stand: they are counted, and paid for, from then on. That all of
-- them fit is seen to before the first: their units are taken from the stock at once, and each piece gives back
-- its own while it
-- holds the locks in which they are sold again: docs/decisions/0018-investments-in-pieces.md.
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
comment on function app_private.hold_rest is 'Takes the units of all that is still to be written, or refuses.';

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
comment on function app_private.write_investments is 'Writes the next investments, or ends the import; says whether to go on.';

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
comment on function app_private.add_piece is 'Writes the next investments under all rules there are; false when none is left.';

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
