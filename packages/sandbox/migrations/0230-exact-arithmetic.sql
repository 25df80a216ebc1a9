-- Shares, percentages and derived figures, in exact numerics; values are rounded only for display.
create function app_private.shares(parts numeric[], whole numeric default 100, places int default 2) returns numeric[]
language sql immutable strict set search_path = pg_catalog
as $$
  -- The largest remainder: each holder gets the whole part, the smallest units left over go where most is missing, ties
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

/*
 * Each figure is one expression, which the planner puts in the place of its name: a list that is filtered and sorted by it
 * would call a function for every row. Names in such a body are looked up when the function is made, so that it needs no
 * search path, and with one it would be called.
 */
create function app_private.is_paid_in_full(units numeric, price numeric, paid numeric) returns boolean
language sql immutable parallel safe
return round(units * price, 2) = round(paid, 2);
comment on function app_private.is_paid_in_full is 'Equal to the cent; overpaid is not paid in full.';

create function app_private.expected_capital(units numeric, price numeric, paid numeric) returns numeric
language sql immutable set search_path = pg_catalog
as $$ select units * price - paid $$;

create function app_private.is_overpaid(units numeric, price numeric, paid numeric) returns boolean
language sql immutable parallel safe
return round(paid, 2) > round(units * price, 2);

create function app_private.latest_price(unit_value numeric, round_price numeric) returns numeric
language sql immutable parallel safe
return coalesce(unit_value, round_price);

-- Quotients are scaled up first, for one of numerics has only as many places as its terms suggest.
create function app_private.percent_of(part numeric, whole numeric) returns numeric
language sql immutable parallel safe
return round(part * 100::numeric(58, 36) / nullif(whole, 0), 18);

create function app_private.share_of_fund(
  whole numeric, units numeric, paid numeric, committed numeric, fund_units numeric
) returns numeric
language sql immutable parallel safe
return round(whole::numeric(58, 36) * units * paid / nullif(fund_units * committed, 0), 18);
comment on function app_private.share_of_fund is 'The part of an investment in the amount of a whole fund; of 1, its share.';

create function app_private.undeployed_capital(paid numeric, deployed numeric) returns numeric
language sql immutable parallel safe
return case when deployed is not null then greatest(0, paid - deployed) end;

-- All figures of an investment at once: a list asks for them in every row.
create type app_public.investment_figures as (
  price_paid numeric, latest_price numeric, total_value numeric, committed_capital numeric, paid_in_capital numeric,
  percent_paid numeric, fund_share numeric, deployed_capital numeric, undeployed_capital numeric
);
comment on type app_public.investment_figures is 'The figures of an investment, in US dollars; a missing one is null.';
comment on column app_public.investment_figures.price_paid is
  E'@figure ENTITY-055\nThe price that the investor paid for a unit.';
comment on column app_public.investment_figures.latest_price is
  E'@figure ENTITY-055\nThe current value of a unit: that of its security, else the price of its round.';
comment on column app_public.investment_figures.total_value is
  E'@figure ENTITY-055\nUnits at the latest price.';
comment on column app_public.investment_figures.committed_capital is
  E'@figure ENTITY-055\nUnits at the price paid.';
comment on column app_public.investment_figures.paid_in_capital is 'The amount paid for it.';
comment on column app_public.investment_figures.percent_paid is
  E'@figure FMT-018\nPaid in over committed, in percent, above 100 when overpaid; null when nothing is committed.';
comment on column app_public.investment_figures.fund_share is
  E'@figure PORT-028\nUnits over the round''s total, times paid over committed; null when either is divided by nothing, or the asset is no fund.';
comment on column app_public.investment_figures.deployed_capital is
  E'@figure PORT-028\nIts share of the deployed capital of a fund.';
comment on column app_public.investment_figures.undeployed_capital is
  E'@figure PORT-029\nThe paid-in capital that a fund has not deployed yet, never below 0.';

-- `fund` is the round of a fund, nothing for any other asset.
create function app_private.investment_figures(
  units numeric, price_paid numeric, paid numeric, latest_price numeric, fund app_public.rounds
) returns app_public.investment_figures
language plpgsql immutable set search_path = pg_catalog
as $$
declare
  figures app_public.investment_figures;
begin
  figures.price_paid := trim_scale(price_paid);
  figures.latest_price := trim_scale(latest_price);
  figures.total_value := trim_scale(units * latest_price);
  figures.committed_capital := trim_scale(units * price_paid);
  figures.paid_in_capital := trim_scale(paid);
  figures.percent_paid := trim_scale(app_private.percent_of(paid, figures.committed_capital));
  figures.fund_share := trim_scale(
    app_private.share_of_fund(case when fund.id is not null then 1 end, units, paid, figures.committed_capital, fund.total));
  figures.deployed_capital := trim_scale(
    app_private.share_of_fund(fund.total_capital_deployed, units, paid, figures.committed_capital, fund.total));
  figures.undeployed_capital := trim_scale(app_private.undeployed_capital(paid, figures.deployed_capital));
  return figures;
end
$$;
