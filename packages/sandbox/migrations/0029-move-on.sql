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
create trigger reject_qualification after update of status on app_public.steps
  for each row when (old.status <> new.status and 'failed' in (old.status, new.status))
  execute function app_private.reject_qualification();

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
comment on function app_private.is_current_step is 'True if the step may be worked on now, and every step that it is beneath.';

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
