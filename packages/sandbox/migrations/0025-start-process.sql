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

-- A payment link works for every holder: beside the step it contains a random word that cannot be guessed from the step.
create table app_private.link_secret (
  -- One row, ever.
  id boolean primary key default true check (id),
  secret bytea not null default app_private.gen_random_bytes(32)
);
alter table app_private.link_secret enable row level security;
insert into app_private.link_secret default values;

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
comment on function app_private.linked is 'A link may name the step it belongs to, {stepId}, and hold its key, {linkKey}.';

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
comment on function app_private.finish_distributions is 'Every qualification is passed: the investments are pending.';

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
  -- Reads what is inserted, because the reference is checked at the end of the statement.
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
