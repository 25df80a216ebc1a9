-- The refusals of an investment, each with its code.
create function app_private.plain(value numeric) returns text
language sql immutable set search_path = pg_catalog
as $$ select trim_scale(value)::text $$;

-- A price has the decimals it was set with, and two at least.
create function app_private.written_price(price numeric) returns text
language sql immutable strict set search_path = pg_catalog
as $$ select '$' || to_char(price, 'FM999,999,999,999,999,990.009999999999999999') $$;

create function app_private.check_whole_units(amount numeric) returns void
language plpgsql immutable set search_path = pg_catalog
as $$
begin
  if amount <> trunc(amount) then
    perform app_private.refuse('units_not_whole', 'Units are bought whole.');
  end if;
end
$$;
comment on function app_private.check_whole_units is 'An investor buys whole units only, independent of the offering''s limits.';

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
