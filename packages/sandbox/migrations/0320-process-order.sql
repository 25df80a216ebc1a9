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
comment on function app_private.settle_process is 'Says which step is the current one after steps have come, gone or moved.';

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
  'The place up to which qualifications stay as they are: they are complete, or have begun to be.';

create function app_private.refuse_settled() returns void
language sql immutable set search_path = pg_catalog
as $$
  select app_private.refuse('qualification_settled',
    'A qualification that has been answered keeps its place.')
$$;
