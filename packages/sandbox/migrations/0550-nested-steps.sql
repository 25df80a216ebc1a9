-- Steps within a step: a custom step whose schema has `nested` is done once the process beneath it is.
alter table app_public.processes
  add column parent_step_id uuid references app_public.steps on delete cascade;
comment on column app_public.processes.parent_step_id is 'The step that these steps are beneath; null at the top.';
create unique index on app_public.processes (parent_step_id);

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
create trigger nest_steps after insert on app_public.steps
  for each row when (new.type = 'custom' and jsonb_typeof(new.schema -> 'nested') = 'array')
  execute function app_private.nest_steps();

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
comment on function app_private.is_current_step is 'Whether the step may be worked on now, and every step that it is beneath.';

-- Only beneath an active step is a step active.
create or replace function app_private.lock_step(step_id uuid, out step app_public.steps, out is_current boolean)
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
create trigger finish_parent after update of status on app_public.processes
  for each row when (new.status = 'complete' and old.status <> 'complete' and new.parent_step_id is not null)
  execute function app_private.finish_parent();
