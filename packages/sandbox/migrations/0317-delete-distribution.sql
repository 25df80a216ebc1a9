-- delete_distribution_by_id: it stays as a record, sells nothing any more, and its steps are over.
create function app_public.delete_distribution_by_id(id uuid) returns app_public.distributions
language plpgsql volatile security definer set search_path = pg_catalog
as $$
#variable_conflict use_variable
declare
  acting uuid := app_private.require_operation('delete_distribution_by_id');
  distribution app_public.distributions := app_private.managed_distribution(id);
begin
  if distribution.locked then
    perform app_private.refuse('distribution_locked', 'Cannot delete a locked distribution: '
      || app_private.investor_name(distribution.investor_id),
      jsonb_build_object('name', app_private.investor_name(distribution.investor_id)));
  end if;
  perform app_private.check_unlocked(distribution);
  update app_public.distributions set status = 'deleted' where distributions.id = distribution.id
  returning * into distribution;
  update app_public.processes set current_step = null where processes.id = distribution.process_id;
  return distribution;
end
$$;
comment on function app_public.delete_distribution_by_id is 'Marks a distribution as deleted; a locked one stays.';
grant execute on function app_public.delete_distribution_by_id to app_user;
