-- The allocations of a round together never sell more than the round has, nor more than a broker was given; a
-- closed or stale one keeps only its sold units.
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

create function app_public.broker_allocations_free_units(broker_allocations app_public.broker_allocations) returns numeric
language sql stable security definer set search_path = pg_catalog
as $$
  select greatest(app_private.unplaced_units(rounds, broker_allocations.broker_id), 0)
  from app_public.rounds where rounds.id = broker_allocations.round_id
$$;
comment on function app_public.broker_allocations_free_units is
  E'@figure ENTITY-019\nUnits that the broker may still place: those left of the round, at most those left of its managed units.';
grant execute on function app_public.broker_allocations_free_units to app_user;

create type app_public.placed_units as (investments int, units numeric, committed_capital numeric);
comment on type app_public.placed_units is 'Investments that are not deleted, and their totals.';
comment on column app_public.placed_units.committed_capital is 'Units at the price of each investment, in US dollars.';

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
grant execute on function app_public.allocations_placed to app_user;
