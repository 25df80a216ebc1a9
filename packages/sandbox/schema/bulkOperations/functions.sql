create function app_private.count_bulk_rows(operation_id uuid) returns app_public.bulk_operations
language sql volatile set search_path = pg_catalog
as $$
  update app_public.bulk_operations set unchecked_count = counts.unchecked, ready_count = counts.ready,
    left_out_count = counts.left_out, done_count = counts.done, refused_count = counts.refused, undone_count = counts.undone,
    kept_count = counts.kept, row_count = counts.every
  from (
    select count(*) as every, count(*) filter (where outcome = 'unchecked') as unchecked,
      count(*) filter (where outcome = 'ready') as ready, count(*) filter (where outcome = 'left_out') as left_out,
      count(*) filter (where outcome = 'done') as done, count(*) filter (where outcome = 'refused') as refused,
      count(*) filter (where outcome = 'undone') as undone, count(*) filter (where outcome = 'kept') as kept
    from app_public.bulk_operation_rows as counted where counted.operation_id = count_bulk_rows.operation_id
  ) as counts
  where id = count_bulk_rows.operation_id returning bulk_operations.*
$$;
comment on function app_private.count_bulk_rows is 'Counts the rows of an operation by outcome.';

create function app_private.own_bulk_operation(id uuid) returns app_public.bulk_operations
language plpgsql volatile security definer set search_path = pg_catalog
as $$
#variable_conflict use_variable
declare
  operation app_public.bulk_operations;
begin
  select * into operation from app_public.bulk_operations
  where bulk_operations.id = id and account_id = app_private.account_id() for no key update;
  if operation.id is null then
    perform app_private.refuse('not_found', 'nothingHere');
  end if;
  return operation;
end
$$;
comment on function app_private.own_bulk_operation is 'Returns an operation of the current account and locks it.';

-- The record itself has the details: the audit has one entry of a run, and one of its undo.
create function app_private.leave_out_of_audit(operation text) returns void
language sql volatile set search_path = pg_catalog
as $$ select set_config('app.recorded_before', operation, true) $$;

-- How a bulk operation is made and checked. The check runs the changes themselves, and takes all of them back.
create function app_private.most_bulk_rows() returns int
language sql immutable set search_path = pg_catalog
as $$ select 10000 $$;

create function app_private.add_bulk_distributions(operation app_public.bulk_operations, distribution_ids uuid[]) returns void
language plpgsql volatile set search_path = pg_catalog
as $$
#variable_conflict use_variable
declare
  ids uuid[] := array(select distinct id from unnest(distribution_ids) as id);
  added int;
begin
  insert into app_public.bulk_operation_rows
    (operation_id, account_id, place, distribution_id, name, email, amount, before_status, version_before)
  select operation.id, operation.account_id, row_number() over (order by investors.name, distributions.id), distributions.id,
    coalesce(investors.contact_name, investors.name), investors.email, distributions.amount, distributions.status,
    distributions.version
  from app_public.distributions
  join app_public.accounts as investors on investors.id = distributions.investor_id
  where distributions.id = any (ids) and distributions.owner_id = operation.account_id
    and distributions.allocation_id = operation.allocation_id;
  get diagnostics added = row_count;
  if added <> cardinality(ids) then
    perform app_private.refuse('not_found', 'distributionUnknown');
  end if;
end
$$;

create function app_private.add_bulk_invitations(operation app_public.bulk_operations, invitations jsonb) returns void
language plpgsql volatile set search_path = pg_catalog
as $$
begin
  insert into app_public.bulk_operation_rows (operation_id, account_id, place, name, email, amount)
  select operation.id, operation.account_id, nr, coalesce(left(nullif(btrim(item ->> 'name'), ''), 500), ''),
    left(item ->> 'accountEmail', 500),
    case when item ->> 'amount' ~ '^\s*-?\d{1,20}(\.\d{1,18})?\s*$' then (item ->> 'amount')::numeric end
  from jsonb_array_elements(invitations) with ordinality as items (item, nr);
  -- One person is invited once, however the address is written.
  update app_public.bulk_operation_rows as later set outcome = 'left_out', code = 'repeated_row',
    problem = app_private.in_english(app_private.with_values('bulkSamePerson', jsonb_build_object('row', firsts.place))), details = jsonb_build_object('row', firsts.place)
  from (
    select address, min(place) as place from app_public.bulk_operation_rows
    where operation_id = operation.id and address <> '' group by address
  ) as firsts
  where later.operation_id = operation.id and later.address = firsts.address and later.place > firsts.place;
end
$$;

create function app_private.sum_bulk_rows(operation_id uuid) returns void
language sql volatile set search_path = pg_catalog
as $$
  update app_public.bulk_operations set units = sums.units, total = sums.total
  from (
    select trim_scale(coalesce(sum(rows.amount), 0)) as units, trim_scale(coalesce(
      sum(rows.amount * app_private.price_paid(distributions.own_price, rounds.price)), 0)) as total
    from app_public.bulk_operation_rows as rows
    join app_public.bulk_operations as operations on operations.id = rows.operation_id
    join app_public.allocations on allocations.id = operations.allocation_id
    join app_public.rounds on rounds.id = allocations.round_id
    left join app_public.distributions on distributions.id = rows.distribution_id
    where rows.operation_id = sum_bulk_rows.operation_id and rows.outcome <> 'left_out'
  ) as sums
  where bulk_operations.id = sum_bulk_rows.operation_id
$$;

create function app_public.make_bulk_operation(
  allocation_id uuid, kind text, distribution_ids uuid[] default null, new_status text default null,
  annotation text default null, on_allocation boolean default false, invitations jsonb default null
) returns app_public.bulk_operations
language plpgsql volatile security definer set search_path = pg_catalog
as $$
#variable_conflict use_variable
declare
  acting uuid := app_private.require_operation('make_bulk_operation');
  allocation app_public.allocations := app_private.managed_allocation(allocation_id);
  operation app_public.bulk_operations;
  rows int := case when kind = 'invite' then jsonb_array_length(
    case jsonb_typeof(invitations) when 'array' then invitations else '[]' end) else coalesce(cardinality(distribution_ids), 0) end;
begin
  perform app_private.leave_out_of_audit('makeBulkOperation');
  if coalesce(kind not in ('status', 'note', 'invite'), true) then
    perform app_private.refuse_field('kind', 'bulkKind');
  elsif kind = 'status' and coalesce(new_status not in ('drafted', 'open', 'closed'), true) then
    perform app_private.refuse_field('newStatus', 'bulkStatus');
  elsif rows = 0 and not (kind = 'note' and on_allocation) then
    perform app_private.refuse_field(case kind when 'invite' then 'invitations' else 'distributionIds' end, 'bulkEmpty');
  elsif rows > app_private.most_bulk_rows() then
    perform app_private.refuse_field(case kind when 'invite' then 'invitations' else 'distributionIds' end,
      app_private.with_values('bulkTooMany', jsonb_build_object('most', app_private.most_bulk_rows())));
  end if;
  insert into app_public.bulk_operations (account_id, allocation_id, created_by, asked_by, kind, new_status, annotation)
  select acting, allocation.id, app_private.user_id(),
    coalesce((select btrim(first_name || ' ' || last_name) from app_public.users where id = app_private.user_id()), ''), kind,
    case when kind = 'status' then new_status end,
    case when kind = 'note' then app_private.checked_note(annotation) end
  returning * into operation;
  if kind = 'invite' then
    perform app_private.add_bulk_invitations(operation, invitations);
  else
    perform app_private.add_bulk_distributions(operation, coalesce(distribution_ids, '{}'));
  end if;
  if kind = 'note' and on_allocation then
    insert into app_public.bulk_operation_rows (operation_id, account_id, place, name)
    values (operation.id, acting, 0, allocation.name);
  end if;
  perform app_private.sum_bulk_rows(operation.id);
  return app_private.count_bulk_rows(operation.id);
end
$$;
comment on function app_public.make_bulk_operation is
  'Begins a bulk operation of an allocation, and changes nothing: a status or a note for distributions, or invitations ([{accountEmail, name, amount}]). It is checked next.';

-- The requests of a run are these statements, too: the mutations that PostGraphile offers. As the role of the request.
create function app_private.change_bulk_row(operation app_public.bulk_operations, item app_public.bulk_operation_rows)
returns void
language plpgsql volatile set search_path = pg_catalog
as $$
begin
  case
    when operation.kind = 'status' then
      if item.before_status = operation.new_status and not exists (
        select from app_public.distributions where id = item.distribution_id and locked) then
        perform app_private.refuse('status_already',
          app_private.with_values('bulkStatusAlready', jsonb_build_object('status', initcap(item.before_status))),
          jsonb_build_object('status', item.before_status));
      end if;
      update app_public.distributions set status = operation.new_status, version = item.version_before
      where id = item.distribution_id;
      if not found then
        perform app_private.refuse('not_found', 'nothingHere');
      end if;
    when operation.kind = 'note' and item.distribution_id is null then
      perform app_public.create_allocation_annotation(operation.allocation_id, operation.annotation);
    when operation.kind = 'note' then
      perform app_private.annotate_distributions(array[item.distribution_id], array[item.id], operation.annotation);
    else
      perform app_public.make_distribution(item.email, item.amount, operation.allocation_id, nullif(item.name, ''));
  end case;
end
$$;
comment on function app_private.change_bulk_row is 'Applies the operation to one row, with the rules and permissions of the request.';

create function app_private.change_bulk_rows_at_once(
  operation app_public.bulk_operations, items app_public.bulk_operation_rows[]
) returns void
language plpgsql volatile set search_path = pg_catalog
as $$
declare
  changed int;
begin
  case operation.kind
    when 'status' then
      update app_public.distributions set status = operation.new_status, version = item.version_before
      from unnest(items) as item where distributions.id = item.distribution_id;
      get diagnostics changed = row_count;
      if changed < cardinality(items) then
        perform app_private.refuse('not_found', 'nothingHere');
      end if;
    when 'note' then
      perform app_public.create_allocation_annotation(operation.allocation_id, operation.annotation)
      from unnest(items) as item where item.distribution_id is null;
      -- A note has the id of its row, by which it is found when it is undone.
      perform app_private.annotate_distributions(array_agg(item.distribution_id), array_agg(item.id), operation.annotation)
      from unnest(items) as item where item.distribution_id is not null having count(*) > 0;
    else
      perform app_private.make_distributions(operation.allocation_id, array_agg(item.email order by item.place),
        array_agg(item.amount order by item.place), array_agg(nullif(item.name, '') order by item.place))
      from unnest(items) as item;
  end case;
end
$$;
comment on function app_private.change_bulk_rows_at_once is
  'Applies the operation to several rows with one statement, like change_bulk_row to one; refuses all of them when one is refused.';

create function app_private.bulk_piece(operation app_public.bulk_operations) returns setof app_public.bulk_operation_rows
language plpgsql volatile security definer set search_path = pg_catalog
as $$
begin
  -- A row that is tried again is checked as it is now.
  return query
    update app_public.bulk_operation_rows as rows set before_status = distributions.status, version_before = distributions.version
    from (
      select pieces.id, pieces.distribution_id from app_public.bulk_operation_rows as pieces
      where pieces.operation_id = operation.id and pieces.outcome = 'unchecked'
      order by pieces.place limit 1000
    ) as piece
    left join app_public.distributions on distributions.id = piece.distribution_id
    where rows.id = piece.id returning rows.*;
end
$$;
comment on function app_private.bulk_piece is 'The rows that are checked next, as their distributions are now.';

create function app_private.easy_bulk_rows(operation app_public.bulk_operations, items app_public.bulk_operation_rows[])
returns setof app_public.bulk_operation_rows
language sql stable security definer set search_path = pg_catalog
as $$
  select item from unnest(items) as item
  left join app_public.distributions on distributions.id = item.distribution_id
  where case operation.kind
    when 'status' then not distributions.locked and app_private.may_become(distributions.status, operation.new_status)
    when 'invite' then item.amount > 0 and app_private.is_email(item.address) and not exists (
      select from app_private.known_customers as known join app_public.distributions as held using (investor_id)
      where known.account_id = operation.account_id and known.email = item.address
        and held.allocation_id = operation.allocation_id and held.status = 'open' and not held.locked
    )
    else true end
  order by item.place
$$;
comment on function app_private.easy_bulk_rows is 'The rows whose change will probably be accepted.';

create function app_private.take_checked_units(operation app_public.bulk_operations) returns void
language plpgsql volatile security definer set search_path = pg_catalog
as $$
declare
  units numeric := (
    select sum(amount) from app_public.bulk_operation_rows where operation_id = operation.id and outcome = 'ready');
begin
  if operation.kind = 'invite' and units > 0 then
    perform app_private.sell_units(operation.allocation_id, units);
  end if;
end
$$;
comment on function app_private.take_checked_units is 'The invitations of earlier pieces take their units from the stock as well.';

create function app_private.store_bulk_check(operation_id uuid, outcomes jsonb) returns app_public.bulk_operations
language plpgsql volatile security definer set search_path = pg_catalog
as $$
#variable_conflict use_column
declare
  operation app_public.bulk_operations;
begin
  update app_public.bulk_operation_rows as rows set outcome = found.outcome, code = found.code, problem = found.problem,
    details = found.details, before_status = found.before_status, version_before = found.version_before
  from jsonb_to_recordset(outcomes) as found (
    id uuid, outcome text, code text, problem text, details jsonb, before_status text, version_before bigint)
  where rows.id = found.id and rows.operation_id = store_bulk_check.operation_id;
  operation := app_private.count_bulk_rows(store_bulk_check.operation_id);
  if operation.unchecked_count = 0 then
    -- Rows that were checked again, and would be refused again, leave nothing to run.
    update app_public.bulk_operations set checked_on = app_private.now(),
      state = case when started_on is not null and ready_count = 0 then 'done' else 'checked' end
    where id = operation.id returning * into operation;
  end if;
  return operation;
end
$$;

create function app_private.outcome_of(item app_public.bulk_operation_rows, words text default null, detail jsonb default null)
returns jsonb
language sql immutable set search_path = pg_catalog
as $$
  select jsonb_build_object('id', item.id, 'place', item.place, 'outcome', case when words is null then 'ready' else 'left_out' end,
    'code', detail ->> 'code', 'problem', words, 'details', detail - '{code,texts}'::text[], 'texts', detail -> 'texts',
    'before_status', item.before_status,
    'version_before', item.version_before)
$$;

create function app_private.change_bulk_rows(
  operation app_public.bulk_operations, items app_public.bulk_operation_rows[], inout outcomes jsonb[]
)
language plpgsql volatile set search_path = pg_catalog
as $$
declare
  middle int := cardinality(items) / 2;
  words text;
  detail text;
begin
  begin
    if cardinality(items) = 1 then
      perform app_private.change_bulk_row(operation, items[1]);
    else
      perform app_private.change_bulk_rows_at_once(operation, items);
    end if;
    outcomes := outcomes || array(select app_private.outcome_of(item) from unnest(items) as item);
    return;
  exception
    when sqlstate 'CPSTN' then
      get stacked diagnostics words = message_text, detail = pg_exception_detail;
    when unique_violation then
      -- Two rows of one investor: the second one gets this error.
      detail := '{"code": "already_open", "texts": {"message": "alreadyOpen"}}';
      words := app_private.in_english('alreadyOpen');
  end;
  if cardinality(items) = 1 then
    outcomes := outcomes || app_private.outcome_of(items[1], words, detail::jsonb);
    return;
  end if;
  outcomes := app_private.change_bulk_rows(operation, items[:middle], outcomes);
  outcomes := app_private.change_bulk_rows(operation, items[middle + 1:], outcomes);
end
$$;
comment on function app_private.change_bulk_rows is
  'Changes all rows with one statement, which takes a fraction of the time; when one is refused, splits them into halves to find it.';

create function app_private.begin_dry_run() returns void
language sql volatile set search_path = pg_catalog
as $$
  select set_config('app.dry_run', 'on', true),
    -- A dry run writes no audit entry, event or change event, so none of them can refuse a row.
    set_config('app.operation_id', '', true), set_config('app.staging', 'on', true)
$$;
comment on function app_private.begin_dry_run is
  'Begins a dry run, which ends when its savepoint is rolled back: changes pass all rules, but are not recorded, announced, counted or mailed.';

create function app_public.check_bulk_operation(id uuid) returns app_public.bulk_operations
language plpgsql volatile set search_path = pg_catalog
as $$
#variable_conflict use_variable
declare
  acting uuid := app_private.require_operation('check_bulk_operation');
  operation app_public.bulk_operations := app_private.own_bulk_operation(id);
  items app_public.bulk_operation_rows[];
  easy app_public.bulk_operation_rows[];
  easy_ids uuid[];
  item app_public.bulk_operation_rows;
  outcomes jsonb[] := '{}';
begin
  perform app_private.leave_out_of_audit('checkBulkOperation');
  if operation.state <> 'checking' then
    return operation;
  end if;
  items := array(select piece from app_private.bulk_piece(operation) as piece);
  easy := array(select app_private.easy_bulk_rows(operation, items));
  easy_ids := array(select each.id from unnest(easy) as each);
  begin
    perform app_private.begin_dry_run();
    perform app_private.take_checked_units(operation);
    if cardinality(easy) > 0 then
      outcomes := app_private.change_bulk_rows(operation, easy, outcomes);
    end if;
    foreach item in array items loop
      if item.id <> all (easy_ids) then
        outcomes := app_private.change_bulk_rows(operation, array[item], outcomes);
      end if;
    end loop;
    -- All of it is rolled back; a variable keeps the outcomes.
    raise exception using errcode = 'CPDRY';
  exception when sqlstate 'CPDRY' then
    null;
  end;
  return app_private.store_bulk_check(operation.id, to_jsonb(outcomes));
end
$$;
comment on function app_public.check_bulk_operation is
  'Checks the next rows of a bulk operation by changing them and rolling the changes back. Call it until the state is checked.';

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
comment on function app_private.is_bulk_input is 'True when the input of a mutation equals the row of the operation.';

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
    perform app_private.refuse('bulk_stopped', 'bulkStopped');
  elsif operation.state not in ('checked', 'running', 'done') then
    perform app_private.refuse('bulk_not_ready', 'bulkNotChecked');
  elsif jsonb_array_length(inputs) > app_private.bulk_batch_size() then
    perform app_private.refuse('invalid_input', app_private.with_values('bulkBatch', jsonb_build_object('most', app_private.bulk_batch_size())));
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
    perform app_private.refuse('bulk_rows_differ', 'bulkRowsDiffer');
  elsif not is_ready then
    perform app_private.refuse('bulk_rows_tried', 'bulkRowsTried');
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
  'Begins a batch of mutations ([{field, input}]) of a bulk operation; returns the positions of their rows. Refuses rows of another operation, and rows that were tried.';

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
  'Changes the rows of a batch like the check, with the permissions of the request: all at once, or in halves when one is refused.';

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
comment on function app_private.note_bulk_results is 'Stores the data that an undo of the changed rows needs.';

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
comment on function app_private.end_bulk_batch is 'Stores the outcomes of the rows of a batch, in its transaction.';

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
    perform app_private.refuse('bulk_not_ready', 'bulkNotRun');
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

/*
 * Undoing a bulk operation, for two hours after its last row. A distribution gets the status that it had, a note is removed, an
 * invitation is withdrawn, and its investor is mailed. Rows that changed in the meantime are left unchanged.
 */
create function app_private.undo_piece() returns int
language sql immutable set search_path = pg_catalog
as $$ select 250 $$;

create function app_private.mail_withdrawn_invitation(distribution app_public.distributions) returns void
language sql volatile set search_path = pg_catalog
as $$
  select app_private.send_mail(investors.email, 'uninvitedSubject', 'uninvited',
    jsonb_build_object('vendor', owners.name, 'count', app_private.plain(distribution.amount), 'asset', offered),
    '/portfolio', 'uninvitedLink', 'investments')
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
    perform app_private.refuse('distribution_locked', app_private.with_values('distributionLockedStatus', jsonb_build_object('name', item.name)), jsonb_build_object('name', item.name));
  elsif distribution.version <> item.version_after then
    perform app_private.refuse('changed_elsewhere', 'changedElsewhere',
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
    perform app_private.refuse('changed_elsewhere', 'changedElsewhere');
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
      detail := '{"code": "already_open", "texts": {"message": "alreadyOpen"}}';
      words := app_private.in_english('alreadyOpen');
  end;
  if cardinality(items) = 1 then
    update app_public.bulk_operation_rows set outcome = 'kept', code = detail::jsonb ->> 'code', problem = words,
      details = nullif(detail::jsonb - '{code,texts}'::text[], '{}') where id = items[1].id;
    return;
  end if;
  perform app_private.undo_bulk_items(operation, items[:middle]);
  perform app_private.undo_bulk_items(operation, items[middle + 1:]);
end
$$;
comment on function app_private.undo_bulk_items is
  'Undoes all rows with one statement, which takes a fraction of the time; when one cannot be undone, splits them into halves to find it.';

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
    perform app_private.refuse('bulk_not_ready', 'bulkNotRun');
  elsif operation.state <> 'undoing' and operation.undo_until < app_private.now() then
    perform app_private.refuse('bulk_undo_over', 'bulkUndoOver');
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
  'Undoes the next rows of a bulk operation, for two hours after its last row. Call it until the state is undone. Rows that were changed since then are kept.';
