/*
 * Undoing a bulk operation, for two hours after its last row. A distribution gets the status that it had, a note is removed, an
 * invitation is withdrawn, and its investor is mailed. What was changed since stays as it is.
 */
create function app_private.undo_piece() returns int
language sql immutable set search_path = pg_catalog
as $$ select 250 $$;

create function app_private.mail_withdrawn_invitation(distribution app_public.distributions) returns void
language sql volatile set search_path = pg_catalog
as $$
  select app_private.send_mail(investors.email, 'Your investment in ' || offered || ' was withdrawn',
    format('%s has withdrawn the investment of %s units of %s that was set up for you. There is nothing for you to do.',
      owners.name, app_private.plain(distribution.amount), offered),
    '/portfolio', 'Open your portfolio', 'investments')
  from app_public.accounts as owners, app_public.accounts as investors, app_private.offered_name(distribution.allocation_id) as offered
  where owners.id = distribution.owner_id and investors.id = distribution.investor_id and exists (
    select from app_public.allocation_email_preferences
    where allocation_id = distribution.allocation_id and send_distribution
  )
$$;

create function app_private.undo_bulk_notes(items app_public.bulk_operation_rows[]) returns void
language sql volatile set search_path = pg_catalog
as $$
  delete from app_public.allocation_annotations where id in (select note_id from unnest(items) where distribution_id is null);
  delete from app_public.distribution_annotations where id in (select note_id from unnest(items) where distribution_id is not null);
$$;

create function app_private.undo_bulk_row(operation app_public.bulk_operations, item app_public.bulk_operation_rows) returns void
language plpgsql volatile set search_path = pg_catalog
as $$
declare
  distribution app_public.distributions;
begin
  if operation.kind = 'note' then
    perform app_private.undo_bulk_notes(array[item]);
    return;
  end if;
  select * into distribution from app_public.distributions where id = item.distribution_id for no key update;
  if distribution.locked then
    perform app_private.refuse('distribution_locked', 'Cannot update status on locked distribution: ' || item.name,
      jsonb_build_object('name', item.name));
  elsif distribution.version <> item.version_after then
    perform app_private.refuse('changed_elsewhere', 'This has been changed elsewhere since it was shown.',
      jsonb_build_object('version', distribution.version, 'status', distribution.status));
  elsif operation.kind = 'status' then
    update app_public.distributions set status = item.before_status where id = distribution.id;
  else
    update app_public.distributions set status = 'deleted' where id = distribution.id;
    update app_public.processes set current_step = null where id = distribution.process_id;
    perform app_private.mail_withdrawn_invitation(distribution);
  end if;
end
$$;

create function app_private.undo_bulk_statuses(items app_public.bulk_operation_rows[]) returns void
language plpgsql volatile set search_path = pg_catalog
as $$
declare
  as_left int;
begin
  -- In one order, so that two requests do not wait for each other.
  perform from app_public.distributions where id in (select distribution_id from unnest(items)) order by id for no key update;
  update app_public.distributions set status = item.before_status from unnest(items) as item
  where distributions.id = item.distribution_id and not locked and distributions.version = item.version_after;
  get diagnostics as_left = row_count;
  if as_left < cardinality(items) then
    perform app_private.refuse('changed_elsewhere', 'This has been changed elsewhere since it was shown.');
  end if;
end
$$;
comment on function app_private.undo_bulk_statuses is
  'Restores the statuses of several rows with one statement; refuses all of them when one was changed or locked since.';

create function app_private.undo_bulk_items(operation app_public.bulk_operations, items app_public.bulk_operation_rows[])
returns void
language plpgsql volatile set search_path = pg_catalog
as $$
declare
  middle int := cardinality(items) / 2;
  words text;
  detail text;
begin
  begin
    if cardinality(items) = 1 then
      perform app_private.undo_bulk_row(operation, items[1]);
    elsif operation.kind = 'note' then
      perform app_private.undo_bulk_notes(items);
    else
      perform app_private.undo_bulk_statuses(items);
    end if;
    update app_public.bulk_operation_rows set outcome = 'undone' where id in (select id from unnest(items));
    return;
  exception
    when sqlstate 'CPSTN' then
      get stacked diagnostics words = message_text, detail = pg_exception_detail;
    when unique_violation then
      detail := '{"code": "already_open"}';
      words := 'This investor has an open investment in the allocation already.';
  end;
  if cardinality(items) = 1 then
    update app_public.bulk_operation_rows set outcome = 'kept', code = detail::jsonb ->> 'code', problem = words,
      details = nullif(detail::jsonb - 'code', '{}') where id = items[1].id;
    return;
  end if;
  perform app_private.undo_bulk_items(operation, items[:middle]);
  perform app_private.undo_bulk_items(operation, items[middle + 1:]);
end
$$;
comment on function app_private.undo_bulk_items is
  'Undoes rows all at once, which takes a fraction of the time; where one is kept, halves find which.';

create function app_private.undo_bulk_rows(operation app_public.bulk_operations) returns void
language plpgsql volatile set search_path = pg_catalog
as $$
declare
  items app_public.bulk_operation_rows[] := array(
    select rows from app_public.bulk_operation_rows as rows where operation_id = operation.id and outcome = 'done'
    order by place limit app_private.undo_piece());
  item app_public.bulk_operation_rows;
begin
  -- A status is restored from any other one.
  perform set_config('app.undoing_bulk', 'on', true), app_private.mail_quietly(true);
  if operation.kind in ('status', 'note') and cardinality(items) > 0 then
    perform app_private.undo_bulk_items(operation, items);
  else
    foreach item in array items loop
      perform app_private.undo_bulk_items(operation, array[item]);
    end loop;
  end if;
  perform set_config('app.undoing_bulk', '', true);
end
$$;

create function app_public.undo_bulk_operation(id uuid) returns app_public.bulk_operations
language plpgsql volatile security definer set search_path = pg_catalog
as $$
#variable_conflict use_variable
declare
  acting uuid := app_private.require_operation('undo_bulk_operation');
  operation app_public.bulk_operations := app_private.own_bulk_operation(id);
begin
  if operation.state not in ('running', 'stopped', 'done', 'undoing') then
    if operation.state = 'undone' then
      perform app_private.leave_out_of_audit('undoBulkOperation');
      return operation;
    end if;
    perform app_private.refuse('bulk_not_ready', 'The bulk operation has not been run yet.');
  elsif operation.state <> 'undoing' and operation.undo_until < app_private.now() then
    perform app_private.refuse('bulk_undo_over', 'A bulk operation can be undone for two hours.');
  end if;
  perform app_private.managed_allocation(operation.allocation_id);
  perform app_private.record_operation(operation.undo_id, 'undoBulkOperation'),
    app_private.leave_out_of_audit('undoBulkOperation'), set_config('app.operation_id', operation.undo_id::text, true);
  perform app_private.undo_bulk_rows(operation);
  operation := app_private.count_bulk_rows(operation.id);
  update app_public.bulk_operations set undone_on = app_private.now(),
    state = case when done_count = 0 then 'undone' else 'undoing' end
  where bulk_operations.id = operation.id returning * into operation;
  return operation;
end
$$;
comment on function app_public.undo_bulk_operation is
  'Undoes the next rows of a bulk operation, for two hours after its last row. Call it until the state is undone. What was changed since stays as it is.';
grant execute on function app_public.undo_bulk_operation to app_user;
