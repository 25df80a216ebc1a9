-- Shares, percentages and what follows from them, in exact numerics; nothing is rounded before it is shown.
create function app_private.shares(parts numeric[], whole numeric default 100, places int default 2) returns numeric[]
language sql immutable strict set search_path = pg_catalog
as $$
  -- The largest remainder: everybody gets what is sure, the smallest units left over go where most is missing, ties
  -- in the order of the parts.
  with counted as (
    select nr, part * whole * power(10::numeric, places) as share, sum(part) over () as total
    from unnest(parts) with ordinality as listed (part, nr)
  ), sure as (
    select nr, div(share, total) as units, mod(share, total) as missing from counted where total > 0
  ), ranked as (
    select nr, units, row_number() over (order by missing desc, nr) as rank,
      round(whole * power(10::numeric, places)) - sum(units) over () as left_over
    from sure
  )
  select array_agg(round((units + (rank <= left_over)::int) / power(10::numeric, places), places) order by nr) from ranked
$$;
comment on function app_private.shares is 'Splits a whole in proportion so that the parts sum to it exactly; null when there is nothing to split.';

create function app_private.is_paid_in_full(units numeric, price numeric, paid numeric) returns boolean
language sql immutable set search_path = pg_catalog
as $$ select round(units * price, 2) = round(paid, 2) $$;
comment on function app_private.is_paid_in_full is 'Equal to the cent; overpaid is not paid in full.';

create function app_private.percent(part numeric, whole numeric) returns numeric
language sql immutable set search_path = pg_catalog
-- Scaled up first: a quotient of numerics has only as many places as its terms suggest.
as $$ select round(part * 100::numeric(58, 36) / nullif(whole, 0), 18) $$;
comment on function app_private.percent is 'Null of nothing; more than 100 is what it is.';

create function app_private.fund_share(
  deployed numeric, units numeric, total numeric, paid numeric, committed numeric
) returns numeric
language sql immutable set search_path = pg_catalog
as $$ select round(deployed::numeric(58, 36) * units * paid / nullif(total * committed, 0), 18) $$;
comment on function app_private.fund_share is
  'Deployed capital that falls to an investment: units over the round''s total, times paid over committed.';

create function app_private.undeployed(paid numeric, deployed numeric) returns numeric
language sql immutable set search_path = pg_catalog
as $$ select case when deployed is not null then greatest(0, paid - deployed) end $$;

create function app_private.expected_capital(units numeric, price numeric, paid numeric) returns numeric
language sql immutable set search_path = pg_catalog
as $$ select units * price - paid $$;
