-- What the allocations of a round may sell together is never more than the round has, nor more than a broker was given;
-- one that is closed or stale keeps only what it sold.
create function app_private.reserved_units(round_id uuid, seller uuid, besides uuid) returns numeric
language sql stable set search_path = pg_catalog
as $$
  select coalesce(sum(case when slices.status in ('closed', 'stale') or slices.managed_units is null
    then coalesce(sold.units, 0) else slices.managed_units end), 0)
  from app_public.allocations as slices
  left join app_private.units_sold as sold on sold.allocation_id = slices.id
  where slices.round_id = reserved_units.round_id and slices.id <> besides
    and slices.owner_id = coalesce(seller, slices.owner_id)
$$;

create function app_private.check_managed_units() returns trigger
language plpgsql volatile security definer set search_path = pg_catalog
as $$
declare
  round app_public.rounds;
  available numeric;
  sold numeric := coalesce((select units from app_private.units_sold where allocation_id = new.id), 0);
begin
  -- After the allocation itself, as everywhere.
  select * into round from app_public.rounds where id = new.round_id for no key update;
  select least(
    round.total - app_private.reserved_units(round.id, null, new.id),
    (select managed_units from app_public.broker_allocations
      where broker_allocations.round_id = round.id and broker_id = new.owner_id)
      - app_private.reserved_units(round.id, new.owner_id, new.id)
  ) into available;
  if new.managed_units < sold then
    perform app_private.refuse('below_sold', 'More units than that have been sold already.',
      jsonb_build_object('sold', app_private.plain(sold)));
  elsif new.status not in ('closed', 'stale') and new.managed_units > available then
    perform app_private.refuse('units_beyond_round', 'The round does not have that many units left for this allocation.',
      jsonb_build_object('available', app_private.plain(greatest(available, 0))));
  end if;
  return null;
end
$$;
create trigger check_managed_units after insert or update of managed_units, status, round_id on app_public.allocations
  for each row when (new.managed_units is not null) execute function app_private.check_managed_units();
