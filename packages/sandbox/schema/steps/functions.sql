create function app_private.own_step() returns trigger
language plpgsql volatile security definer set search_path = pg_catalog
as $$
begin
  select investor_id, issuer_id, owner_id into strict new.investor_id, new.issuer_id, new.owner_id
  from app_public.processes where id = new.process_id;
  return new;
end
$$;

create function app_public.processes_short_steps(processes app_public.processes) returns setof app_public.steps
language sql stable set search_path = pg_catalog
as $$ select * from app_public.steps where process_id = processes.id order by "order" $$;
comment on function app_public.processes_short_steps is 'The steps of the process, in order.';

-- The qualifications of an allocation, in execute order, become a process with steps.
create function app_private.copy_qualifications(distribution_ids uuid[]) returns void
language sql volatile set search_path = pg_catalog
as $$
  insert into app_public.distribution_qualifications (distribution_id, vendor_qualification_id, execute_order, status)
  select distributions.id, asked.vendor_qualification_id, asked.execute_order,
    case when row_number() over (partition by distributions.id order by asked.execute_order) = 1
      then 'in_progress' else 'not_started' end
  from app_public.distributions
  join app_public.allocation_qualifications as asked on asked.allocation_id = distributions.allocation_id
  join app_public.vendor_qualifications as vendors on vendors.id = asked.vendor_qualification_id
  where distributions.id = any (distribution_ids) and vendors.active
$$;

create function app_private.link_key(step_id uuid) returns text
language sql stable security definer set search_path = pg_catalog
as $$ select encode(app_private.hmac(step_id::text::bytea, secret, 'sha256'), 'hex') from app_private.link_secret $$;

create function app_private.linked(schema jsonb, step_id uuid) returns jsonb
language sql stable set search_path = pg_catalog
as $$
  select case when schema ? 'link'
    then jsonb_set(schema, '{link}', to_jsonb(replace(
      replace(schema ->> 'link', '{stepId}', step_id::text), '{linkKey}', app_private.link_key(step_id))))
    else schema end
$$;
comment on function app_private.linked is 'Fills in the id of the step, {stepId}, and its key, {linkKey}, in a link.';

create function app_private.copy_steps(distribution_ids uuid[]) returns void
language sql volatile set search_path = pg_catalog
as $$
  insert into app_public.steps (
    id, process_id, "order", status, type, service, schema, render_attributes, dynamic_data, vendor_qualification_id
  )
  select id, process_id, position, case when position = 1 then 'in_progress' else 'not_started' end,
    type, service, app_private.linked(schema, id), render_attributes, dynamic_data, vendor_qualification_id
  from (
    select distributions.process_id, templates.vendor_qualification_id, templates.type, templates.service, templates.schema,
      templates.render_attributes, templates.dynamic_data, gen_random_uuid() as id,
      row_number() over (partition by distributions.id order by asked.execute_order, templates."order") as position
    from app_public.distributions
    join app_public.distribution_qualifications as asked on asked.distribution_id = distributions.id
    join app_private.step_templates as templates
      on templates.vendor_qualification_id = asked.vendor_qualification_id
    where distributions.id = any (distribution_ids)
  ) as numbered
$$;

create function app_private.finish_distributions(process_ids uuid[]) returns void
language sql volatile set search_path = pg_catalog
as $$
  update app_public.distributions set
    qualifications_complete = true, status = case when status = 'open' then 'closed' else status end
  where process_id = any (process_ids) and status <> 'deleted'
$$;
comment on function app_private.finish_distributions is 'Sets investments to pending when all their qualifications are passed.';

create function app_private.finish_distribution(process_id uuid) returns void
language sql volatile set search_path = pg_catalog
as $$ select app_private.finish_distributions(array[process_id]) $$;

create function app_private.start_processes(distribution_ids uuid[]) returns void
language plpgsql volatile set search_path = pg_catalog
as $$
declare
  started uuid[];
  finished uuid[];
begin
  perform app_private.copy_qualifications(distribution_ids);
  with planned as (
    select id, investor_id, issuer_id, owner_id, gen_random_uuid() as process from app_public.distributions
    where id = any (distribution_ids)
  ), made as (
    insert into app_public.processes (id, name, investor_id, issuer_id, owner_id)
    select process, 'Investment qualifications', investor_id, issuer_id, owner_id from planned returning id
  )
  -- Reads the inserted rows, because the reference is checked at the end of the statement.
  update app_public.distributions set process_id = made.id from planned join made on made.id = planned.process
  where distributions.id = planned.id;
  started := array(select process_id from app_public.distributions where id = any (distribution_ids));
  perform app_private.copy_steps(distribution_ids);
  with firsts as (
    select processes.id, (
      select steps.id from app_public.steps where steps.process_id = processes.id order by steps."order" limit 1
    ) as step
    from app_public.processes where processes.id = any (started)
  )
  update app_public.processes set
    current_step = firsts.step, status = case when firsts.step is null then 'complete' else 'in_progress' end
  from firsts where firsts.id = processes.id;
  finished := array(select id from app_public.processes where id = any (started) and current_step is null);
  if finished <> '{}' then
    perform app_private.finish_distributions(finished);
  end if;
end
$$;
comment on function app_private.start_processes is 'Gives each of these new investments its qualifications, a process and the steps.';

-- The effects of a completed step: the next one begins, or the investment is pending.
create function app_private.finish_qualification(process_id uuid, qualification_id uuid) returns void
language sql volatile set search_path = pg_catalog
as $$
  update app_public.distribution_qualifications as passed set status = 'complete'
  from app_public.distributions
  where distributions.process_id = finish_qualification.process_id
    and passed.distribution_id = distributions.id
    and passed.vendor_qualification_id = qualification_id
    and not exists (
      select from app_public.steps
      where steps.process_id = finish_qualification.process_id
        and steps.vendor_qualification_id = qualification_id and steps.status <> 'complete'
    )
$$;

-- A qualification is rejected while a step of it has failed, and is under way again once that is tried again.
create function app_private.reject_qualification() returns trigger
language plpgsql volatile security definer set search_path = pg_catalog
as $$
begin
  update app_public.distribution_qualifications as asked
  set status = case when new.status = 'failed' then 'failed' else 'in_progress' end
  from app_public.distributions
  where distributions.process_id = new.process_id and asked.distribution_id = distributions.id
    and asked.vendor_qualification_id = new.vendor_qualification_id and asked.status <> 'complete';
  return null;
end
$$;

create function app_private.begin_step(step_id uuid) returns void
language sql volatile set search_path = pg_catalog
as $$
  update app_public.steps set status = 'in_progress' where id = step_id and status = 'not_started'
$$;

create function app_private.begin_qualification(process_id uuid, step_id uuid) returns void
language sql volatile set search_path = pg_catalog
as $$
  update app_public.distribution_qualifications as begun set status = 'in_progress'
  from app_public.distributions, app_public.steps
  where distributions.process_id = begin_qualification.process_id and steps.id = step_id
    and begun.distribution_id = distributions.id
    and begun.vendor_qualification_id = steps.vendor_qualification_id and begun.status = 'not_started'
$$;

create function app_private.finish_step(step app_public.steps, output jsonb) returns void
language plpgsql volatile set search_path = pg_catalog
as $$
declare
  next_step uuid;
begin
  update app_public.steps set status = 'complete', output_data = output where id = step.id;
  perform app_private.finish_qualification(step.process_id, step.vendor_qualification_id);
  select id into next_step from app_public.steps
  where process_id = step.process_id and status <> 'complete' order by "order" limit 1;
  update app_public.processes set
    current_step = next_step, status = case when next_step is null then 'complete' else 'in_progress' end
  where id = step.process_id;
  if next_step is null then
    perform app_private.finish_distribution(step.process_id);
  else
    perform app_private.begin_step(next_step);
    perform app_private.mail_wire_details(next_step);
    perform app_private.begin_qualification(step.process_id, next_step);
  end if;
end
$$;

create function app_private.is_current_step(step_id uuid) returns boolean
language sql stable set search_path = pg_catalog
as $$
  with recursive above as (
    select steps.id, processes.current_step, processes.parent_step_id
    from app_public.steps join app_public.processes on processes.id = steps.process_id
    where steps.id = is_current_step.step_id
    union all
    select steps.id, processes.current_step, processes.parent_step_id
    from above
    join app_public.steps on steps.id = above.parent_step_id
    join app_public.processes on processes.id = steps.process_id
  )
  select coalesce(bool_and(current_step is not distinct from id), false) from above
$$;
comment on function app_private.is_current_step is 'True if the step and all its parent steps can be worked on now.';

-- Only beneath an active step is a step active.
create function app_private.lock_step(step_id uuid, out step app_public.steps, out is_current boolean)
language plpgsql volatile set search_path = pg_catalog
as $$
begin
  -- The process is the lock: two steps of one process never move at the same time.
  perform from app_public.processes
  where processes.id = (select process_id from app_public.steps where id = step_id) for update;
  select * into step from app_public.steps where id = step_id;
  is_current := app_private.is_current_step(step_id);
end
$$;

-- complete_step: completes the steps of the investor; providers complete the others.
create function app_private.completed_by_investor(step app_public.steps) returns boolean
language sql immutable set search_path = pg_catalog
as $$
  select step.type in ('form', 'encrypted_form', 'button')
    or (step.type = 'custom' and coalesce(step.schema ->> 'completedBy' = 'investor', false))
$$;
comment on function app_private.completed_by_investor is 'True if the investor completes a custom step: completedBy in its schema.';

create function app_private.try_step(investor uuid, step_id uuid, blob jsonb) returns void
language plpgsql volatile set search_path = pg_catalog
as $$
declare
  found record;
  step app_public.steps;
  answers jsonb := case 'object'
    when jsonb_typeof(blob -> 'values') then blob -> 'values' when jsonb_typeof(blob) then blob else '{}' end;
begin
  select * into found from app_private.lock_step(step_id);
  step := found.step;
  if investor in (step.issuer_id, step.owner_id) and step.investor_id <> investor then
    perform app_private.refuse('not_allowed', 'notAllowed');
  elsif step.investor_id is distinct from investor then
    perform app_private.refuse('not_found', 'stepUnknown');
  elsif not app_private.completed_by_investor(step) then
    perform app_private.refuse('step_provider_only', 'stepOfProvider');
  elsif step.status in ('complete', 'processing', 'retry_limit') then
    return;
  elsif not found.is_current then
    perform app_private.refuse('step_not_current', 'stepNotActive');
  elsif app_private.is_paper_step(step) then
    perform app_private.submit_papers(step);
    perform app_private.agree(step.owner_id, 'completeStep');
    return;
  end if;
  answers := answers - app_private.unasked_keys(step.schema, answers);
  perform app_private.check_answers(step.schema, answers);
  perform app_private.keep_answers(step, answers);
  perform app_private.remember_answers(step, answers);
  perform app_private.finish_step(step, '{}');
  perform app_private.agree(step.owner_id, 'completeStep');
end
$$;

create function app_public.complete_step(step_id uuid, blob json) returns app_public.steps
language plpgsql volatile security definer set search_path = pg_catalog
as $$
declare
  investor uuid := app_private.require_operation('complete_step');
  step app_public.steps;
begin
  perform app_private.try_step(investor, step_id, blob::jsonb);
  select * into step from app_public.steps where id = complete_step.step_id;
  return step;
end
$$;
comment on function app_public.complete_step is
  'Completes the current step; returns a completed step unchanged.';

-- The providers' side: only here does a link, iframe or async_iframe step complete.
create function app_private.fail_step(step app_public.steps, outcome text, output jsonb) returns void
language sql volatile set search_path = pg_catalog
as $$
  update app_public.steps set
    attempts = step.attempts + 1,
    -- The messages of all attempts, shown when none is left.
    output_data = output || jsonb_build_object('attempts', coalesce(step.output_data -> 'attempts', '[]')
      || jsonb_build_array(jsonb_build_object('on', app_private.now(), 'error', output -> 'error')
        || (select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each(output) where key in ('code', 'reason', 'signer')))),
    status = case when step.attempts + 1 >= coalesce((step.schema ->> 'retryLimit')::int, 3)
      then 'retry_limit' else outcome end
  where id = step.id
$$;

create function app_private.refuse_other_provider(step app_public.steps, provider text) returns void
language plpgsql immutable set search_path = pg_catalog
as $$
begin
  if step.service is distinct from provider then
    perform app_private.refuse('wrong_provider', 'stepOfOtherProvider');
  end if;
end
$$;

create function app_private.provider_complete_step(
  provider text, step_id uuid, outcome text, output jsonb default '{}'
) returns app_public.steps
language plpgsql volatile security definer set search_path = pg_catalog
as $$
declare
  found record;
  step app_public.steps;
begin
  select * into found from app_private.lock_step(step_id);
  step := found.step;
  if step.id is null then
    perform app_private.refuse('not_found', 'stepUnknown');
  end if;
  perform app_private.refuse_other_provider(step, provider);
  if step.status in ('complete', 'retry_limit') then
    return step;
  elsif not found.is_current or app_private.completed_by_investor(step) then
    perform app_private.refuse('step_not_current', 'stepNotActive');
  elsif outcome = 'complete' and app_private.waits_for_signers(step.id) then
    return step;
  elsif outcome = 'complete' then
    perform app_private.finish_step(step, output);
  elsif outcome in ('failed', 'retry', 'restart') then
    perform app_private.fail_step(step, outcome, output);
    perform app_private.mail_failed_accreditation(step);
  else
    update app_public.steps set status = 'processing' where id = step.id and outcome = 'processing';
  end if;
  select * into step from app_public.steps where id = step_id;
  return step;
end
$$;
comment on function app_private.provider_complete_step is
  'Records a provider''s result for a step: complete, processing, failed, retry or restart.';

-- A process follows its distribution's qualifications: steps in their order, the first that is not complete under way.
create function app_private.number_steps(distribution app_public.distributions) returns void
language sql volatile set search_path = pg_catalog
as $$
  select app_private.put_in_order('app_public.steps', 'order', array(
    select steps.id from app_public.steps
    left join app_public.distribution_qualifications as asked
      on asked.distribution_id = distribution.id and asked.vendor_qualification_id = steps.vendor_qualification_id
    where steps.process_id = distribution.process_id
    order by asked.execute_order, steps."order"
  ))
$$;

create function app_private.qualifications_in_order(distribution_id uuid) returns uuid[]
language sql stable set search_path = pg_catalog
as $$
  select array(
    select id from app_public.distribution_qualifications as asked
    where asked.distribution_id = qualifications_in_order.distribution_id order by execute_order
  )
$$;

create function app_private.settle_process(process_id uuid) returns void
language plpgsql volatile set search_path = pg_catalog
as $$
#variable_conflict use_variable
declare
  next_step uuid;
begin
  select steps.id into next_step from app_public.steps
  where steps.process_id = process_id and steps.status <> 'complete' order by steps."order" limit 1;
  -- A started step that is no longer the first is pending again.
  update app_public.steps set status = 'not_started'
  where steps.process_id = process_id and steps.status = 'in_progress' and steps.id <> next_step;
  update app_public.distribution_qualifications as asked set status = 'not_started'
  from app_public.distributions, app_public.steps as first
  where distributions.process_id = process_id and asked.distribution_id = distributions.id
    and first.id = next_step and asked.status = 'in_progress'
    and asked.vendor_qualification_id <> first.vendor_qualification_id;
  update app_public.processes set
    current_step = next_step, status = case when next_step is null then 'complete' else 'in_progress' end
  where processes.id = process_id;
  if next_step is null then
    perform app_private.finish_distribution(process_id);
  else
    perform app_private.begin_step(next_step);
    perform app_private.begin_qualification(process_id, next_step);
  end if;
end
$$;
comment on function app_private.settle_process is 'Sets the current step after steps were added, removed or moved.';

create function app_private.settled_qualifications(distribution app_public.distributions) returns int
language sql stable set search_path = pg_catalog
as $$
  select coalesce(max(asked.execute_order), 0)
  from app_public.distribution_qualifications as asked
  where asked.distribution_id = distribution.id and (asked.status = 'complete' or exists (
    select from app_public.steps where steps.process_id = distribution.process_id
      and steps.vendor_qualification_id = asked.vendor_qualification_id
      and steps.status in ('processing', 'complete')
  ))
$$;
comment on function app_private.settled_qualifications is
  'The position up to which qualifications do not move, because they are complete or have begun.';

create function app_private.refuse_settled() returns void
language sql immutable set search_path = pg_catalog
as $$
  select app_private.refuse('qualification_settled',
    'qualificationSettled')
$$;

-- Processes that a vendor works through: to map a template, a payment issuer, an offering of the payment provider.
create function app_private.copy_vendor_steps(process_id uuid, steps jsonb) returns void
language sql volatile set search_path = pg_catalog
as $$
  insert into app_public.steps (process_id, "order", status, type, service, schema, render_attributes)
  select copy_vendor_steps.process_id, position, case when position = 1 then 'in_progress' else 'not_started' end,
    step ->> 'type', step ->> 'service', coalesce(step -> 'schema', '{}'), coalesce(step -> 'renderAttributes', '{}')
  from jsonb_array_elements(copy_vendor_steps.steps) with ordinality as listed (step, position)
$$;

create function app_private.start_vendor_process(vendor uuid, name text, steps jsonb) returns uuid
language plpgsql volatile set search_path = pg_catalog
as $$
declare
  process uuid;
begin
  -- No investor takes part: the vendor works through it.
  insert into app_public.processes (name, investor_id, issuer_id, owner_id)
  values (start_vendor_process.name, vendor, vendor, vendor) returning id into process;
  perform app_private.copy_vendor_steps(process, steps);
  update app_public.processes set
    current_step = (select id from app_public.steps where process_id = process order by "order" limit 1)
  where id = process;
  return process;
end
$$;
comment on function app_private.start_vendor_process is 'Starts a process of these steps for a vendor.';

-- Steps within a step: a custom step whose schema has `nested` is done once the process beneath it is.
create function app_private.nest_steps() returns trigger
language plpgsql volatile security definer set search_path = pg_catalog
as $$
declare
  process uuid;
begin
  insert into app_public.processes (name, investor_id, issuer_id, owner_id, parent_step_id)
  values (coalesce(new.render_attributes ->> 'title', new.schema ->> 'title', 'Steps'),
    new.investor_id, new.issuer_id, new.owner_id, new.id) returning id into process;
  perform app_private.copy_vendor_steps(process, new.schema -> 'nested');
  update app_public.processes set
    current_step = (select id from app_public.steps where process_id = process order by "order" limit 1)
  where id = process;
  update app_public.steps set schema = schema - 'nested' where id = new.id;
  return null;
end
$$;

create function app_private.finish_parent() returns trigger
language plpgsql volatile security definer set search_path = pg_catalog
as $$
declare
  parent record;
begin
  select * into parent from app_private.lock_step(new.parent_step_id);
  perform app_private.finish_step(parent.step, '{}');
  return null;
end
$$;

create function app_private.processes_above(ids uuid[]) returns setof uuid
language sql stable rows 10 set search_path = pg_catalog
as $$
  with recursive above as (
    select unnest(processes_above.ids) as id
    union
    select steps.process_id
    from above
    join app_public.processes on processes.id = above.id
    join app_public.steps on steps.id = processes.parent_step_id
  )
  select id from above
$$;
comment on function app_private.processes_above is 'These processes and their parent processes.';

create function app_private.start_allocation_process(allocation_id uuid, steps jsonb) returns uuid
language sql volatile set search_path = pg_catalog
as $$
  insert into app_private.allocation_processes (allocation_id, process_id)
  select id, app_private.start_vendor_process(owner_id, name, start_allocation_process.steps)
  from app_public.allocations where id = start_allocation_process.allocation_id
  returning process_id
$$;
comment on function app_private.start_allocation_process is 'Starts the process of steps that the owner of an allocation completes.';

create function app_private.check_parent(step_id uuid, parent_step_id uuid, level text) returns void
language plpgsql stable set search_path = pg_catalog
as $$
declare
  top uuid;
  is_there boolean;
begin
  select parents.process_id into top
  from app_public.steps
  join app_public.processes on processes.id = steps.process_id
  join app_public.steps as parents on parents.id = processes.parent_step_id
  where steps.id = check_parent.step_id and parents.id = check_parent.parent_step_id;
  is_there := exists (select from app_public.distributions where process_id = top and level = 'distribution')
    or exists (select from app_private.allocation_processes where process_id = top and level = 'allocation');
  if not is_there then
    perform app_private.refuse('not_found', 'stepUnknown');
  end if;
end
$$;

create function app_public.complete_distribution_step(step_id uuid, parent_step_id uuid, blob json) returns app_public.steps
language plpgsql volatile security definer set search_path = pg_catalog
as $$
declare
  investor uuid := app_private.require_operation('complete_distribution_step');
  step app_public.steps;
begin
  perform app_private.check_parent(step_id, parent_step_id, 'distribution');
  perform app_private.try_step(investor, step_id, blob::jsonb);
  select * into step from app_public.steps where id = complete_distribution_step.step_id;
  return step;
end
$$;
comment on function app_public.complete_distribution_step is 'Completes a substep of a step of an investment.';

create function app_public.complete_allocation_step(step_id uuid, parent_step_id uuid, blob json) returns app_public.steps
language plpgsql volatile security definer set search_path = pg_catalog
as $$
declare
  vendor uuid := app_private.require_operation('complete_allocation_step');
  step app_public.steps;
begin
  perform app_private.check_parent(step_id, parent_step_id, 'allocation');
  perform app_private.try_step(vendor, step_id, blob::jsonb);
  select * into step from app_public.steps where id = complete_allocation_step.step_id;
  return step;
end
$$;
comment on function app_public.complete_allocation_step is 'Completes a substep of a step of an allocation.';

-- A task is good for the provider, the step and the one action it was made for, and as long as its person may act.
create function app_private.check_provider_task() returns trigger
language plpgsql volatile security definer set search_path = pg_catalog
as $$
begin
  perform app_private.refuse_other_provider(steps, new.provider) from app_public.steps where id = new.step_id;
  -- Only signing tasks have an envelope, and they complete only the step of the envelope.
  if new.envelope_id is not null and (new.action <> 'sign' or new.step_id is distinct from (
    select step_id from app_private.envelopes where id = new.envelope_id
  )) then
    perform app_private.refuse('wrong_provider', 'stepOfOtherProvider');
  end if;
  return new;
end
$$;

-- The person who was sent must still be permitted to act for the account; a link that works for every holder
-- names no person.
create function app_private.may_still_act(provider_task app_private.step_callbacks) returns boolean
language sql stable set search_path = pg_catalog
as $$
  select provider_task.user_id is null or exists (
    select from app_public.steps
    join app_public.users_accounts as places
      on places.account_id = steps.investor_id and places.user_id = provider_task.user_id
    join app_public.users on users.id = places.user_id
    where steps.id = provider_task.step_id and users.status = 'active'
      and places.status = 'active' and places.role <> 'account_viewer'
  )
$$;

create function app_private.valid_provider_task(token uuid, provider text, action text) returns app_private.step_callbacks
language sql stable set search_path = pg_catalog
as $$
  select provider_tasks from app_private.step_callbacks as provider_tasks
  where provider_tasks.token = valid_provider_task.token and provider_tasks.provider = valid_provider_task.provider
    and provider_tasks.action = valid_provider_task.action and provider_tasks.expires_at > app_private.now()
    and app_private.may_still_act(provider_tasks)
$$;
comment on function app_private.valid_provider_task is 'The task of a token at the requesting provider; none for another provider.';

create function app_private.take_provider_task(token uuid, provider text, action text) returns boolean
language plpgsql volatile set search_path = pg_catalog
as $$
declare
  provider_task app_private.step_callbacks := app_private.valid_provider_task(token, provider, action);
begin
  if provider_task.token is null then
    perform app_private.refuse('not_found', 'providerTaskUnknown');
  end if;
  update app_private.step_callbacks as provider_tasks set used_at = app_private.now()
  where provider_tasks.token = provider_task.token and used_at is null;
  return found;
end
$$;
comment on function app_private.take_provider_task is 'Marks a token as used; false when it was used before.';

create function app_public.steps_known_answers(steps app_public.steps) returns jsonb
language sql stable security definer set search_path = pg_catalog
as $$
  select jsonb_object_agg(asked ->> 'key', known)
  from jsonb_array_elements(app_private.step_fields(steps.schema)) as fields (asked),
    app_private.setup_fact(steps.investor_id, asked ->> 'fact') as known
  -- The vendor learns it when it is sent, like any other answer.
  where steps.investor_id = app_private.account_id() and steps.type in ('form', 'encrypted_form') and known is not null
$$;
comment on function app_public.steps_known_answers is
  'The answers from account setup to fields of the form, by the keys of the fields; only for the investor.';

create function app_public.steps_investor_country(steps app_public.steps) returns text
language sql stable security definer set search_path = pg_catalog
as $$
  select countries.alpha2
  from app_public.addresses join app_public.countries on countries.id = addresses.country_id
  where addresses.account_id = steps.investor_id and addresses.type = 'primary'
    and steps.investor_id = app_private.account_id()
$$;
comment on function app_public.steps_investor_country is
  'The country of the investor''s address (ISO 3166-1 alpha-2), used for phone numbers without a country; only for the investor.';
