-- A distribution's qualifications can be removed and moved until they are answered; their steps follow.
create function app_private.managed_distribution_qualification(id uuid) returns app_public.distribution_qualifications
language plpgsql volatile set search_path = pg_catalog
as $$
#variable_conflict use_variable
declare
  distribution app_public.distributions;
  asked app_public.distribution_qualifications;
begin
  distribution := app_private.managed_distribution((
    select distribution_id from app_public.distribution_qualifications as found where found.id = id
  ));
  perform app_private.check_unlocked(distribution);
  -- The process is the lock of its steps; rows that may have changed while waiting for it are read again.
  perform from app_public.processes where processes.id = distribution.process_id for update;
  select * into asked from app_public.distribution_qualifications as found where found.id = id;
  if asked is null then
    perform app_private.refuse('not_found', 'This qualification does not exist.');
  elsif asked.execute_order <= app_private.settled_qualifications(distribution) then
    perform app_private.refuse_settled();
  end if;
  return asked;
end
$$;

create function app_public.delete_distribution_qualification_by_id(id uuid)
returns app_public.distribution_qualifications
language plpgsql volatile security definer set search_path = pg_catalog
as $$
#variable_conflict use_variable
declare
  acting uuid := app_private.require_operation('delete_distribution_qualification_by_id');
  asked app_public.distribution_qualifications := app_private.managed_distribution_qualification(id);
  process uuid := (select process_id from app_public.distributions where distributions.id = asked.distribution_id);
begin
  delete from app_public.distribution_qualifications as gone where gone.id = asked.id;
  perform app_private.put_in_order('app_public.distribution_qualifications', 'execute_order',
    app_private.qualifications_in_order(asked.distribution_id));
  delete from app_public.steps
  where steps.process_id = process and steps.vendor_qualification_id = asked.vendor_qualification_id;
  perform app_private.number_steps(distributions) from app_public.distributions
  where distributions.id = asked.distribution_id;
  perform app_private.settle_process(process);
  return asked;
end
$$;
comment on function app_public.delete_distribution_qualification_by_id is
  'Asks the investor for it no more, unless it has been answered already.';

create function app_public.update_distribution_qualification_order(id uuid, execute_order int)
returns app_public.distribution_qualifications
language plpgsql volatile security definer set search_path = pg_catalog
as $$
#variable_conflict use_variable
declare
  acting uuid := app_private.require_operation('update_distribution_qualification_order');
  asked app_public.distribution_qualifications := app_private.managed_distribution_qualification(id);
  distribution app_public.distributions;
  ids uuid[] := app_private.qualifications_in_order(asked.distribution_id);
begin
  if execute_order is null then
    perform app_private.refuse_field('executeOrder', 'A place is required.');
  end if;
  select * into distribution from app_public.distributions where distributions.id = asked.distribution_id;
  if greatest(1, execute_order) <= app_private.settled_qualifications(distribution) then
    perform app_private.refuse_settled();
  end if;
  perform app_private.put_in_order('app_public.distribution_qualifications', 'execute_order',
    app_private.moved(ids, asked.id, execute_order));
  perform app_private.number_steps(distribution);
  perform app_private.settle_process(distribution.process_id);
  select * into asked from app_public.distribution_qualifications as moved where moved.id = asked.id;
  return asked;
end
$$;
comment on function app_public.update_distribution_qualification_order is
  'Moves a qualification and its steps to another position; completed steps stay before it.';

grant execute on function app_public.delete_distribution_qualification_by_id,
  app_public.update_distribution_qualification_order to app_user;
