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
create trigger nest_steps after insert on app_public.steps
  for each row when (new.type = 'custom' and jsonb_typeof(new.schema -> 'nested') = 'array')
  execute function app_private.nest_steps();

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
comment on function app_private.processes_above is 'These processes, and those that they are beneath.';
