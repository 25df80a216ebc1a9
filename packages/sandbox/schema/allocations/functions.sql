create function app_private.own_allocation() returns trigger
language plpgsql volatile security definer set search_path = pg_catalog
as $$
declare
  round app_public.rounds;
begin
  select * into strict round from app_public.rounds where id = new.round_id;
  new.issuer_id := round.issuer_id;
  perform app_private.show(new.owner_id, round.id, round.asset_id, round.security_id, round.issuer_id);
  perform app_private.show(new.issuer_id, new.owner_id);
  return new;
end
$$;

create function app_private.unplaced_units(round app_public.rounds, seller uuid) returns numeric
language sql stable set search_path = pg_catalog
as $$
  select least(
    round.total - coalesce(sum(sold.units), 0),
    -- The units given to a broker limit all its allocations of the round together, also those without their own limit.
    (select given.managed_units from app_public.broker_allocations as given
      where given.round_id = round.id and given.broker_id = seller)
      - coalesce(sum(sold.units) filter (where slices.owner_id = seller), 0)
  )
  from app_private.units_sold as sold
  join app_public.allocations as slices on slices.id = sold.allocation_id
  where slices.round_id = round.id
$$;
comment on function app_private.unplaced_units is
  'Units that a seller may still sell: the remaining units of the round, for a broker at most its own remaining ones.';

create function app_private.unsold_units(allocation app_public.allocations, round app_public.rounds) returns numeric
language sql stable set search_path = pg_catalog
as $$
  select least(
    app_private.unplaced_units(round, allocation.owner_id),
    allocation.managed_units - coalesce(
      (select units from app_private.units_sold where allocation_id = allocation.id), 0)
  )
$$;
comment on function app_private.unsold_units is 'Units that are still for sale; call it while the round is locked.';

create function app_private.refuse_oversale(unsold numeric, units numeric) returns void
language plpgsql immutable set search_path = pg_catalog
as $$
begin
  if units > unsold then
    -- A request for whole units is answered with the whole units that are left.
    perform app_private.refuse('offering_sold_out', 'soldOut', jsonb_build_object(
      'remaining', app_private.plain(greatest(case when units = trunc(units) then trunc(unsold) else unsold end, 0))));
  end if;
end
$$;

-- The only place that checks and reduces the stock, for every seller: an investor, a vendor, an import.
create function app_private.sell_units(allocation_id uuid, units numeric) returns void
language plpgsql volatile set search_path = pg_catalog
as $$
#variable_conflict use_variable
declare
  allocation app_public.allocations;
  round app_public.rounds;
begin
  -- Allocation, then round: all writers lock in this order, so there is no deadlock.
  select * into allocation from app_public.allocations where id = allocation_id for no key update;
  select * into round from app_public.rounds where id = allocation.round_id for no key update;
  perform app_private.refuse_oversale(app_private.unsold_units(allocation, round), units);
  update app_private.units_sold as sold set units = sold.units + units where sold.allocation_id = allocation.id;
  if not found then
    insert into app_private.units_sold values (allocation.id, units);
  end if;
end
$$;

-- Units that an import has reserved before its investments are written: they cannot be sold to others.
create function app_private.return_units(allocation_id uuid, units numeric) returns void
language sql volatile set search_path = pg_catalog
as $$
  update app_private.units_sold as sold set units = sold.units - return_units.units
  where sold.allocation_id = return_units.allocation_id and return_units.units <> 0
$$;
comment on function app_private.return_units is 'Releases the units that sell_units reserved.';

create function app_private.count_units() returns trigger
language plpgsql volatile security definer set search_path = pg_catalog
as $$
declare
  moved record;
begin
  if tg_op = 'INSERT' then
    for moved in select allocation_id, sum(amount) as units from new_rows where status <> 'deleted' group by 1 order by 1 loop
      perform app_private.sell_units(moved.allocation_id, moved.units);
    end loop;
    return null;
  end if;
  for moved in
    select allocation_id, sum(units) as units from (
      select allocation_id, amount as units from new_rows where status <> 'deleted'
      union all select allocation_id, -amount from old_rows where status <> 'deleted'
    ) as moves group by 1 having sum(units) <> 0 order by 1
  loop
    perform app_private.sell_units(moved.allocation_id, moved.units);
  end loop;
  return null;
end
$$;

-- Allocations: an issuer slices its own rounds, a broker the rounds it was invited to and has accepted.
create function app_private.claim_allocation() returns trigger
language plpgsql volatile security definer set search_path = pg_catalog
as $$
declare
  acting uuid := app_private.account_id();
begin
  -- A request cannot name an owner; the seed and the platform's own functions do.
  if new.owner_id is null then
    if not exists (select from app_public.rounds where id = new.round_id and issuer_id = acting) and not exists (
      select from app_public.broker_allocations
      where round_id = new.round_id and broker_id = acting and status = 'accepted'
    ) then
      perform app_private.refuse('not_found', 'roundUnknown');
    end if;
    new.owner_id := acting;
  end if;
  return new;
end
$$;

create function app_private.check_allocation() returns trigger
language plpgsql volatile security definer set search_path = pg_catalog
as $$
begin
  if btrim(new.name) = '' then
    perform app_private.refuse_field('name', 'nameIsRequiredField');
  elsif new.closes_on < new.opens_on then
    perform app_private.refuse_field('closesOn', 'closesBeforeOpen');
  elsif tg_op = 'UPDATE' and old.status = 'stale'
    and to_jsonb(new) - '{status,version}'::text[] <> to_jsonb(old) - '{status,version}'::text[] then
    perform app_private.refuse('allocation_stale', 'allocationStale');
  end if;
  return new;
end
$$;

create function app_public.allocations_placed(allocations app_public.allocations) returns app_public.placed_units
language sql stable set search_path = pg_catalog
as $$
  select count(*)::int, coalesce(sum(amount), 0), coalesce(sum(amount * app_private.price_paid(own_price, price)), 0)
  from app_public.distributions join app_public.rounds on rounds.id = allocations.round_id
  where distributions.allocation_id = allocations.id and distributions.status <> 'deleted'
    and distributions.owner_id = app_private.account_id()
$$;
comment on function app_public.allocations_placed is
  E'@figure ENTITY-019\nThe investments that its owner has placed in it; zero for other accounts, because its prices are hidden from them.';

create function app_private.prefer_allocation_mail() returns trigger
language plpgsql volatile security definer set search_path = pg_catalog
as $$
begin
  insert into app_public.allocation_email_preferences (allocation_id, owner_id, send_distribution)
  values (new.id, new.owner_id, coalesce((
    select send_distribution from app_public.vendor_default_email_preferences where account_id = new.owner_id
  ), true));
  return null;
end
$$;
