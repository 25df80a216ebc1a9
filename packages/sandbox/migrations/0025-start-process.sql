-- The qualifications of an allocation, in execute order, become a process with steps.
create function app_private.copy_qualifications(distribution app_public.distributions) returns void
language sql volatile set search_path = pg_catalog
as $$
  insert into app_public.distribution_qualifications (distribution_id, vendor_qualification_id, execute_order, status)
  select distribution.id, asked.vendor_qualification_id, asked.execute_order,
    case when row_number() over (order by asked.execute_order) = 1 then 'in_progress' else 'not_started' end
  from app_public.allocation_qualifications as asked
  join app_public.vendor_qualifications as vendors on vendors.id = asked.vendor_qualification_id
  where asked.allocation_id = distribution.allocation_id and vendors.active
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

create function app_private.copy_steps(distribution app_public.distributions, process_id uuid) returns void
language sql volatile set search_path = pg_catalog
as $$
  insert into app_public.steps (
    id, process_id, "order", status, type, service, schema, render_attributes, dynamic_data, vendor_qualification_id
  )
  select id, process_id, position, case when position = 1 then 'in_progress' else 'not_started' end,
    type, service, app_private.linked(schema, id), render_attributes, dynamic_data, vendor_qualification_id
  from (
    select templates.vendor_qualification_id, templates.type, templates.service, templates.schema,
      templates.render_attributes, templates.dynamic_data, gen_random_uuid() as id, row_number() over (order by asked.execute_order, templates."order") as position
    from app_public.distribution_qualifications as asked
    join app_private.step_templates as templates
      on templates.vendor_qualification_id = asked.vendor_qualification_id
    where asked.distribution_id = distribution.id
  ) as numbered
$$;

create function app_private.finish_distribution(process_id uuid) returns void
language sql volatile set search_path = pg_catalog
as $$
  update app_public.distributions set
    qualifications_complete = true, status = case when status = 'open' then 'closed' else status end
  where distributions.process_id = finish_distribution.process_id and status <> 'deleted'
$$;
comment on function app_private.finish_distribution is 'Every qualification is passed: the investment is pending.';

create function app_private.start_process(distribution app_public.distributions) returns void
language plpgsql volatile set search_path = pg_catalog
as $$
declare
  process uuid;
  first_step uuid;
begin
  perform app_private.copy_qualifications(distribution);
  insert into app_public.processes (name, investor_id, issuer_id, owner_id)
  values ('Investment qualifications', distribution.investor_id, distribution.issuer_id, distribution.owner_id)
  returning id into process;
  perform app_private.copy_steps(distribution, process);
  update app_public.distributions set process_id = process where id = distribution.id;
  select id into first_step from app_public.steps where process_id = process order by "order" limit 1;
  update app_public.processes set
    current_step = first_step, status = case when first_step is null then 'complete' else 'in_progress' end
  where id = process;
  if first_step is null then
    perform app_private.finish_distribution(process);
  end if;
end
$$;
