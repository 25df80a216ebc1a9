-- What refuses an investment, each with its code.
create function app_private.check_offering_open(allocation app_public.allocations, round app_public.rounds)
returns void
language plpgsql stable set search_path = pg_catalog
as $$
declare
  opens_on date := greatest(allocation.opens_on, round.opens_on);
  closes_on date := least(allocation.closes_on, round.closes_on);
begin
  if 'stale' in (allocation.status, round.status) then
    perform app_private.refuse('round_stale', 'This round is no longer offered.');
  elsif 'closed' in (allocation.status, round.status) or closes_on < app_private.today() then
    perform app_private.refuse('offering_closed', 'This offering is closed.');
  elsif allocation.status <> 'active' or round.status <> 'active' or opens_on > app_private.today() then
    perform app_private.refuse('offering_not_open', 'This offering is not open yet.',
      jsonb_build_object('opensOn', opens_on));
  end if;
end
$$;

create function app_private.plain(value numeric) returns text
language sql immutable set search_path = pg_catalog
as $$ select trim_scale(value)::text $$;

create function app_private.check_whole_units(amount numeric) returns void
language plpgsql immutable set search_path = pg_catalog
as $$
begin
  if amount <> trunc(amount) then
    perform app_private.refuse('units_not_whole', 'Units are bought whole.');
  end if;
end
$$;
comment on function app_private.check_whole_units is 'An investor buys no part of a unit, whatever the offering''s limits are.';

create function app_private.check_amount(allocation app_public.allocations, amount numeric) returns void
language plpgsql stable set search_path = pg_catalog
as $$
declare
  least_units numeric := greatest(coalesce(allocation.min_units, 1), 1);
begin
  perform app_private.check_whole_units(amount);
  if amount is null or amount in ('NaN', 'Infinity', '-Infinity')
    or amount < least_units or amount > coalesce(allocation.max_units, 'Infinity') then
    perform app_private.refuse('amount_out_of_range', 'The number of units is out of range.', jsonb_build_object(
      'min', app_private.plain(least_units), 'max', app_private.plain(allocation.max_units)));
  end if;
end
$$;

create function app_private.check_price(round app_public.rounds, expected numeric) returns void
language plpgsql stable set search_path = pg_catalog
as $$
begin
  if expected <> round.price then
    perform app_private.refuse('price_changed', 'The price has changed since it was shown.',
      jsonb_build_object('price', app_private.plain(round.price)));
  end if;
end
$$;
