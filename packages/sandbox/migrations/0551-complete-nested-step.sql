-- complete_distribution_step, complete_allocation_step: as complete_step, for a step beneath one of that level.
create table app_private.allocation_processes (
  allocation_id uuid primary key references app_public.allocations on delete cascade,
  process_id uuid not null unique references app_public.processes on delete cascade
);
alter table app_private.allocation_processes enable row level security;

create function app_private.start_allocation_process(allocation_id uuid, steps jsonb) returns uuid
language sql volatile set search_path = pg_catalog
as $$
  insert into app_private.allocation_processes (allocation_id, process_id)
  select id, app_private.start_vendor_process(owner_id, name, start_allocation_process.steps)
  from app_public.allocations where id = start_allocation_process.allocation_id
  returning process_id
$$;
comment on function app_private.start_allocation_process is 'Steps that the owner of an allocation works through.';

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
    perform app_private.refuse('not_found', 'This step does not exist.');
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
comment on function app_public.complete_distribution_step is 'Answers a step that is beneath a step of an investment.';

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
comment on function app_public.complete_allocation_step is 'Answers a step that is beneath a step of an allocation.';
grant execute on function app_public.complete_distribution_step, app_public.complete_allocation_step to app_user;
