-- What refuses an investment, each with its code.
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
