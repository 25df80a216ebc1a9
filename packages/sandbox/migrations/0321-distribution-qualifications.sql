-- The qualifications of one distribution: more may be requested at any time, after the others.
create function app_private.copy_new_steps(distribution app_public.distributions) returns void
language sql volatile set search_path = pg_catalog
as $$
  insert into app_public.steps (
    id, process_id, "order", type, service, schema, render_attributes, dynamic_data, vendor_qualification_id
  )
  select id, distribution.process_id, last_order + position, type, service, app_private.linked(schema, id),
    render_attributes, dynamic_data, vendor_qualification_id
  from (
    select templates.*, gen_random_uuid() as id,
      row_number() over (order by asked.execute_order, templates."order") as position,
      (select coalesce(max("order"), 0) from app_public.steps where process_id = distribution.process_id) as last_order
    from app_public.distribution_qualifications as asked
    join (
      select vendor_qualification_id, "order", type, service, schema, render_attributes, dynamic_data
      from app_private.step_templates
    ) as templates using (vendor_qualification_id)
    where asked.distribution_id = distribution.id and not exists (
      select from app_public.steps as known where known.process_id = distribution.process_id
        and known.vendor_qualification_id = asked.vendor_qualification_id
    )
  ) as numbered
$$;

create function app_private.ensure_process(distribution app_public.distributions) returns app_public.distributions
language plpgsql volatile set search_path = pg_catalog
as $$
begin
  if distribution.process_id is null then
    insert into app_public.processes (name, investor_id, issuer_id, owner_id)
    values ('Investment qualifications', distribution.investor_id, distribution.issuer_id, distribution.owner_id)
    returning id into distribution.process_id;
    update app_public.distributions set process_id = distribution.process_id where id = distribution.id;
  end if;
  return distribution;
end
$$;

create function app_public.make_distribution_qualifications(distribution_id uuid, vendor_qualification_ids uuid[])
returns setof app_public.distribution_qualifications
language plpgsql volatile security definer set search_path = pg_catalog
as $$
#variable_conflict use_column
declare
  acting uuid := app_private.require_operation('make_distribution_qualifications');
  distribution app_public.distributions :=
    app_private.managed_distribution(make_distribution_qualifications.distribution_id);
begin
  perform app_private.check_unlocked(distribution);
  perform app_private.require_qualification(id, acting) from unnest(vendor_qualification_ids) as id;
  insert into app_public.distribution_qualifications (distribution_id, vendor_qualification_id, execute_order)
  select distribution.id, id, row_number() over (order by position) + (
    select coalesce(max(execute_order), 0) from app_public.distribution_qualifications where distribution_id = distribution.id
  )
  from (
    select id, min(position) as position from unnest(vendor_qualification_ids) with ordinality as asked (id, position)
    where not exists (
      select from app_public.distribution_qualifications as known
      where known.distribution_id = distribution.id and known.vendor_qualification_id = asked.id
    )
    group by id
  ) as added;
  if found then
    distribution := app_private.ensure_process(distribution);
    update app_public.distributions set qualifications_complete = false where id = distribution.id;
    perform app_private.copy_new_steps(distribution);
    perform app_private.settle_process(distribution.process_id);
  end if;
  return query select * from app_public.distribution_qualifications
  where distribution_id = distribution.id and vendor_qualification_id = any (vendor_qualification_ids)
  order by execute_order;
end
$$;
comment on function app_public.make_distribution_qualifications is
  'Asks the investor for these too, after the others; those asked for already are answered as they are.';

grant execute on function app_public.make_distribution_qualifications to app_user;
