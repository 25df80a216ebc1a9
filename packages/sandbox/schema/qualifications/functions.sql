create function app_private.own_allocation_qualification() returns trigger
language plpgsql volatile security definer set search_path = pg_catalog
as $$
begin
  select owner_id, issuer_id into strict new.owner_id, new.issuer_id
  from app_public.allocations where id = new.allocation_id;
  perform app_private.show(new.owner_id, new.vendor_qualification_id);
  perform app_private.show(new.issuer_id, new.vendor_qualification_id);
  return new;
end
$$;

-- Qualifications and steps keep the order 1 to n, for every writer.
create function app_private.put_in_order(rows_of regclass, place text, ids uuid[]) returns void
language plpgsql volatile set search_path = pg_catalog
as $$
begin
  -- Out of the way first: no two rows may have one place, not even in the middle of a statement.
  execute format('update %1$s as moved set %2$I = wanted.place + 1000000
    from unnest($1) with ordinality as wanted (id, place)
    where moved.id = wanted.id and moved.%2$I <> wanted.place', rows_of, place) using ids;
  execute format('update %1$s set %2$I = %2$I - 1000000 where id = any ($1) and %2$I > 1000000', rows_of, place) using ids;
end
$$;
comment on function app_private.put_in_order is 'Numbers these rows from 1, in the order of their ids here.';

create function app_private.moved(ids uuid[], id uuid, place int) returns uuid[]
language sql immutable set search_path = pg_catalog
as $$
  select others[1:wanted - 1] || id || others[wanted:]
  from (select array_remove(ids, id) as others, greatest(1, least(place, cardinality(ids))) as wanted) as listed
$$;

create function app_private.require_qualification(qualification_id uuid, vendor uuid) returns void
language plpgsql stable security definer set search_path = pg_catalog
as $$
begin
  if not exists (
    select from app_public.vendor_qualifications where id = qualification_id and account_id = vendor and active
  ) then
    perform app_private.refuse('not_found', 'qualificationUnknown');
  end if;
end
$$;

-- The qualifications of an allocation: a new one comes last.
create function app_private.append_qualification() returns trigger
language plpgsql volatile set search_path = pg_catalog
as $$
begin
  -- The seed and the platform's own functions name the place themselves.
  if current_user = 'app_user' then
    new.execute_order := app_private.next_qualification(new.allocation_id, new.vendor_qualification_id);
  end if;
  return new;
end
$$;

create function app_private.next_qualification(allocation_id uuid, qualification_id uuid) returns int
language plpgsql volatile security definer set search_path = pg_catalog
as $$
#variable_conflict use_variable
declare
  -- Locked: two at once come one after the other.
  allocation app_public.allocations := app_private.managed_allocation(allocation_id);
begin
  perform app_private.require_qualification(qualification_id, allocation.owner_id);
  if exists (
    select from app_public.allocation_qualifications as asked
    where asked.allocation_id = allocation.id and asked.vendor_qualification_id = qualification_id
  ) then
    perform app_private.refuse('qualification_exists', 'qualificationExists');
  end if;
  return (select coalesce(max(execute_order), 0) + 1 from app_public.allocation_qualifications as asked
    where asked.allocation_id = allocation.id);
end
$$;

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
  'Adds qualifications after the existing ones of the investor; returns existing ones unchanged.';

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
    perform app_private.refuse('not_found', 'qualificationUnknown');
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
  'Removes the qualification, unless the investor has completed it.';

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
    perform app_private.refuse_field('executeOrder', 'placeRequired');
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

-- A move shifts the qualifications between, and one that goes leaves no gap: one edit of an allocation at a time.
create function app_private.managed_allocation_qualification(id uuid) returns app_public.allocation_qualifications
language plpgsql volatile set search_path = pg_catalog
as $$
#variable_conflict use_variable
declare
  asked app_public.allocation_qualifications;
begin
  perform app_private.managed_allocation((
    select allocation_id from app_public.allocation_qualifications as found where found.id = id
  ));
  -- Read again: it may have moved while the lock was waited for.
  select * into asked from app_public.allocation_qualifications as found where found.id = id;
  if asked is null then
    perform app_private.refuse('not_found', 'qualificationUnknown');
  end if;
  return asked;
end
$$;

create function app_private.asked_in_order(allocation_id uuid) returns uuid[]
language sql stable set search_path = pg_catalog
as $$
  select array(
    select id from app_public.allocation_qualifications as asked
    where asked.allocation_id = asked_in_order.allocation_id order by execute_order
  )
$$;

create function app_private.check_version(seen bigint, current bigint) returns void
language plpgsql immutable set search_path = pg_catalog
as $$
begin
  if seen <> current then
    perform app_private.refuse('changed_elsewhere', 'changedElsewhere',
      jsonb_build_object('version', current));
  end if;
end
$$;

create function app_public.update_allocation_qualification_by_id(
  id uuid, patch app_public.allocation_qualification_patch
) returns app_public.allocation_qualifications
language plpgsql volatile security definer set search_path = pg_catalog
as $$
#variable_conflict use_variable
declare
  acting uuid := app_private.require_operation('update_allocation_qualification_by_id');
  asked app_public.allocation_qualifications := app_private.managed_allocation_qualification(id);
begin
  perform app_private.check_version(patch.version, asked.version);
  perform app_private.put_in_order('app_public.allocation_qualifications', 'execute_order', app_private.moved(
    app_private.asked_in_order(asked.allocation_id), asked.id, coalesce(patch.execute_order, asked.execute_order)));
  select * into asked from app_public.allocation_qualifications as moved where moved.id = asked.id;
  return asked;
end
$$;
comment on function app_public.update_allocation_qualification_by_id is 'Moves a qualification to another position.';

create function app_public.delete_allocation_qualification_by_id(id uuid)
returns app_public.allocation_qualifications
language plpgsql volatile security definer set search_path = pg_catalog
as $$
#variable_conflict use_variable
declare
  acting uuid := app_private.require_operation('delete_allocation_qualification_by_id');
  asked app_public.allocation_qualifications := app_private.managed_allocation_qualification(id);
begin
  delete from app_public.allocation_qualifications as gone where gone.id = asked.id;
  perform app_private.put_in_order('app_public.allocation_qualifications', 'execute_order',
    app_private.asked_in_order(asked.allocation_id));
  return asked;
end
$$;
comment on function app_public.delete_allocation_qualification_by_id is
  'Removes a qualification from the allocation; existing investments keep it.';

create function app_private.find_integration() returns trigger
language plpgsql volatile security definer set search_path = pg_catalog
as $$
begin
  new.integration_id := (select id from app_public.integrations where service = new.service order by id limit 1);
  return new;
end
$$;
