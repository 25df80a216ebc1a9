/*
 * How a bulk operation is run: requests of up to 200 of the mutations that change one row, which name the
 * operation in the header X-Capstan-Bulk-Operation. A batch is one transaction, with the outcomes of its
 * rows: an interrupted batch leaves nothing, and an attempted row is only tried again on request.
 */
create function app_private.bulk_batch_size() returns int
language sql immutable set search_path = pg_catalog
as $$ select 200 $$;

create function app_private.is_bulk_input(
  operation app_public.bulk_operations, item app_public.bulk_operation_rows, field text, input jsonb
) returns boolean
language sql immutable set search_path = pg_catalog
as $$
  select case
    when operation.kind = 'status' then field = 'updateDistributionById'
      and input - '{id,patch,clientMutationId}'::text[] = '{}'
      and (input -> 'patch') - 'version' = jsonb_build_object('status', operation.new_status)
      and coalesce(input -> 'patch' ->> 'version', item.version_before::text) = item.version_before::text
    when operation.kind = 'note' then field = case when item.distribution_id is null then 'createAllocationAnnotation'
      else 'createDistributionAnnotation' end
      and input - '{id,clientMutationId}'::text[] = jsonb_build_object('annotation', operation.annotation)
    else field = 'makeDistribution' and input ->> 'allocationId' = operation.allocation_id::text
      and (input ->> 'amount')::numeric = item.amount and coalesce(btrim(input ->> 'name'), '') = item.name
  end
$$;
comment on function app_private.is_bulk_input is 'True when the input of a mutation is what the operation says of the row.';

create function app_private.begin_bulk_batch(operation_id uuid, inputs jsonb) returns int[]
language plpgsql volatile security definer set search_path = pg_catalog
as $$
#variable_conflict use_variable
declare
  acting uuid := app_private.require_operation('run_bulk_operation');
  operation app_public.bulk_operations := app_private.own_bulk_operation(operation_id);
  places int[];
  is_same boolean;
  is_ready boolean;
begin
  if operation.state = 'stopped' then
    perform app_private.refuse('bulk_stopped', 'The bulk operation was stopped.');
  elsif operation.state not in ('checked', 'running', 'done') then
    perform app_private.refuse('bulk_not_ready', 'The bulk operation has to be checked first.');
  elsif jsonb_array_length(inputs) > app_private.bulk_batch_size() then
    perform app_private.refuse('invalid_input', format('A batch has at most %s rows.', app_private.bulk_batch_size()));
  end if;
  select array_agg(rows.place order by nr),
    bool_and(coalesce(app_private.is_bulk_input(operation, rows, asked ->> 'field', asked -> 'input'), false))
      and count(distinct rows.id) = count(*),
    bool_and(rows.outcome = 'ready')
  into places, is_same, is_ready
  from jsonb_array_elements(inputs) with ordinality as asks (asked, nr)
  -- One equality: 200 inputs are looked up in 5,000 rows by a hash, where any other condition compares each pair.
  left join app_public.bulk_operation_rows as rows on rows.operation_id = operation.id
    and (operation.kind <> 'invite' or rows.outcome <> 'left_out')
    and case operation.kind when 'invite' then rows.address
      else coalesce(rows.distribution_id, operation.allocation_id)::text end
    = case operation.kind when 'invite' then lower(btrim(asked -> 'input' ->> 'accountEmail')) else asked -> 'input' ->> 'id' end;
  if not coalesce(is_same, false) then
    perform app_private.refuse('bulk_rows_differ', 'These rows are not those of the bulk operation.');
  elsif not is_ready then
    perform app_private.refuse('bulk_rows_tried', 'Some of these rows were tried already.');
  end if;
  update app_public.bulk_operations set state = 'running', started_on = coalesce(started_on, app_private.now())
  where id = operation.id;
  perform app_private.record_operation(operation.id, 'runBulkOperation');
  perform set_config('app.operation_id', operation.id::text, true);
  if operation.kind = 'invite' then
    perform app_private.mail_quietly(true);
  end if;
  return places;
end
$$;
comment on function app_private.begin_bulk_batch is
  'Begins a batch of mutations ([{field, input}]) of a bulk operation; answers the places of their rows. Refuses rows that are not its own, and rows that were tried.';

create function app_private.lock_bulk_rows(operation app_public.bulk_operations, places int[])
returns setof app_public.bulk_operation_rows
language plpgsql volatile security definer set search_path = pg_catalog
as $$
begin
  -- In one order, so that two batches do not wait for each other.
  perform from app_public.distributions where id in (
    select distribution_id from app_public.bulk_operation_rows where operation_id = operation.id and place = any (places)
  ) order by id for no key update;
  return query select * from app_public.bulk_operation_rows where operation_id = operation.id and place = any (places);
end
$$;
comment on function app_private.lock_bulk_rows is 'The rows of an operation at these places, with their distributions locked.';

create function app_private.change_bulk_batch(operation_id uuid, places int[]) returns jsonb
language plpgsql volatile set search_path = pg_catalog
as $$
declare
  operation app_public.bulk_operations := app_private.own_bulk_operation(operation_id);
  items app_public.bulk_operation_rows[];
  outcomes jsonb[] := '{}';
begin
  items := array(select item from app_private.lock_bulk_rows(operation, places) as item);
  return to_jsonb(app_private.change_bulk_rows(operation, items, outcomes));
end
$$;
comment on function app_private.change_bulk_batch is
  'Changes the rows of a batch as the check did, with the rights of the request: all at once, or in halves where one is refused.';
grant execute on function app_private.lock_bulk_rows, app_private.change_bulk_batch to app_user;

create function app_private.note_bulk_results(operation app_public.bulk_operations, places int[]) returns void
language plpgsql volatile set search_path = pg_catalog
as $$
begin
  update app_public.bulk_operation_rows as rows set distribution_id = made.id
  from app_private.known_customers as contacts, app_public.distributions as made
  where operation.kind = 'invite' and rows.operation_id = operation.id and rows.place = any (places) and rows.outcome = 'done'
    and contacts.account_id = operation.account_id and contacts.email = rows.address
    and made.allocation_id = operation.allocation_id and made.investor_id = contacts.investor_id
    and made.status = 'open' and not made.locked;
  update app_public.bulk_operation_rows as rows set note_id = notes.id
  from app_public.distribution_annotations as notes
  where operation.kind = 'note' and rows.operation_id = operation.id and rows.place = any (places) and rows.outcome = 'done'
    and notes.id = rows.id;
  -- A note that was written alone has an id of its own.
  update app_public.bulk_operation_rows as rows set note_id = written.row_id::uuid
  from (
    select id, distribution_id from app_public.bulk_operation_rows
    where operation.kind = 'note' and operation_id = operation.id and place = any (places) and outcome = 'done' and note_id is null
    offset 0
  ) as alone, app_public.changes as written
  where rows.id = alone.id and written.operation_id = operation.id and written.verb = 'insert'
    and written."table" = case when rows.distribution_id is null then 'allocation_annotations' else 'distribution_annotations' end
    and coalesce(written.after ->> 'distribution_id', '') = coalesce(rows.distribution_id::text, '');
  update app_public.bulk_operation_rows as rows set version_after = distributions.version
  from app_public.distributions
  where rows.operation_id = operation.id and rows.place = any (places) and rows.outcome = 'done'
    and distributions.id = rows.distribution_id;
end
$$;
comment on function app_private.note_bulk_results is 'Keeps what undoing has to know of rows that were just changed.';

create function app_private.end_bulk_batch(operation_id uuid, places int[], outcomes jsonb) returns void
language plpgsql volatile security definer set search_path = pg_catalog
as $$
#variable_conflict use_column
declare
  operation app_public.bulk_operations;
begin
  update app_public.bulk_operation_rows as rows set outcome = came.outcome, code = came.code, problem = came.problem,
    details = came.details, tried_on = clock_timestamp()
  from rows from (
    jsonb_to_recordset(outcomes) as (outcome text, code text, problem text, details jsonb), unnest(places)
  ) as came (outcome, code, problem, details, place)
  where rows.operation_id = end_bulk_batch.operation_id and rows.place = came.place;
  operation := app_private.count_bulk_rows(end_bulk_batch.operation_id);
  perform app_private.note_bulk_results(operation, places);
  update app_public.bulk_operations set undo_until = app_private.now() + interval '2 hours', ended_on = app_private.now(),
    state = case when ready_count = 0 then 'done' else state end
  where id = operation.id;
end
$$;
comment on function app_private.end_bulk_batch is 'Keeps what became of the rows of a batch, in its transaction.';

create function app_public.stop_bulk_operation(id uuid) returns app_public.bulk_operations
language plpgsql volatile security definer set search_path = pg_catalog
as $$
#variable_conflict use_variable
declare
  acting uuid := app_private.require_operation('stop_bulk_operation');
  operation app_public.bulk_operations := app_private.own_bulk_operation(id);
begin
  perform app_private.leave_out_of_audit('stopBulkOperation');
  update app_public.bulk_operations set state = 'stopped' where bulk_operations.id = id and state = 'running'
  returning * into operation;
  if not found then
    return app_private.own_bulk_operation(id);
  end if;
  return operation;
end
$$;
comment on function app_public.stop_bulk_operation is 'Stops a run after the batch that is under way; the other rows are not tried.';

create function app_public.resume_bulk_operation(id uuid) returns app_public.bulk_operations
language plpgsql volatile security definer set search_path = pg_catalog
as $$
#variable_conflict use_variable
declare
  acting uuid := app_private.require_operation('resume_bulk_operation');
  operation app_public.bulk_operations := app_private.own_bulk_operation(id);
begin
  perform app_private.leave_out_of_audit('resumeBulkOperation');
  if operation.state = 'stopped' then
    update app_public.bulk_operations set state = 'running' where bulk_operations.id = id returning * into operation;
  end if;
  return operation;
end
$$;
comment on function app_public.resume_bulk_operation is 'Lets a run that was stopped go on with the rows that were not tried.';

create function app_public.retry_bulk_operation(id uuid, row_ids uuid[]) returns app_public.bulk_operations
language plpgsql volatile security definer set search_path = pg_catalog
as $$
#variable_conflict use_variable
declare
  acting uuid := app_private.require_operation('retry_bulk_operation');
  operation app_public.bulk_operations := app_private.own_bulk_operation(id);
begin
  perform app_private.leave_out_of_audit('retryBulkOperation');
  if operation.state not in ('running', 'stopped', 'done') then
    perform app_private.refuse('bulk_not_ready', 'The bulk operation has not been run yet.');
  end if;
  update app_public.bulk_operation_rows as rows set outcome = 'unchecked', code = null, problem = null, details = null
  where rows.operation_id = operation.id and rows.id = any (row_ids) and rows.outcome = 'refused';
  if found then
    update app_public.bulk_operations set state = 'checking' where bulk_operations.id = operation.id;
  end if;
  return app_private.count_bulk_rows(operation.id);
end
$$;
comment on function app_public.retry_bulk_operation is 'Checks rows again that were refused, so that they can be tried again.';
grant execute on function app_public.stop_bulk_operation, app_public.resume_bulk_operation, app_public.retry_bulk_operation to app_user;
