/*
 * What a distribution comes to, in exact numbers. Agents load no prices, and nothing that gives one away.
 *
 * All in plpgsql, which plans a function once a session: in sql each row of a list would plan the inner ones anew, at
 * six times the cost.
 */
create function app_private.sees_prices(distribution app_public.distributions) returns boolean
language plpgsql stable set search_path = pg_catalog
as $$
begin
  return app_private.account_id() in (distribution.investor_id, distribution.issuer_id, distribution.owner_id);
end
$$;

create function app_public.distributions_price_paid(distributions app_public.distributions) returns numeric
language plpgsql stable security definer set search_path = pg_catalog
as $$
begin
  return case when app_private.sees_prices(distributions) then trim_scale(app_private.price_paid(distributions)) end;
end
$$;
comment on function app_public.distributions_price_paid is
  'What a unit costs in it, in US dollars: its own purchase price, else its price, else the round''s.';

create function app_public.distributions_latest_price(distributions app_public.distributions) returns numeric
language plpgsql stable security definer set search_path = pg_catalog
as $$
begin
  return case when app_private.sees_prices(distributions) then (
    select trim_scale(app_private.latest_price(security_id, round_id))
    from app_public.allocations join app_public.rounds on rounds.id = round_id
    where allocations.id = distributions.allocation_id
  ) end;
end
$$;
comment on function app_public.distributions_latest_price is
  'What a unit is worth today, in US dollars: what its security says, else the price of its round.';

create function app_public.distributions_total_value(distributions app_public.distributions) returns numeric
language plpgsql stable security definer set search_path = pg_catalog
as $$
begin
  return trim_scale(distributions.amount * app_public.distributions_latest_price(distributions));
end
$$;
comment on function app_public.distributions_total_value is 'Units at what one is worth today, in US dollars.';

create function app_public.distributions_committed_capital(distributions app_public.distributions) returns numeric
language plpgsql stable security definer set search_path = pg_catalog
as $$
begin
  return trim_scale(distributions.amount * app_public.distributions_price_paid(distributions));
end
$$;
comment on function app_public.distributions_committed_capital is 'Units times the price of one, in US dollars.';

create function app_public.distributions_is_paid_in_full(distributions app_public.distributions) returns boolean
language plpgsql stable security definer set search_path = pg_catalog
as $$
begin
  return app_private.is_paid_in_full(
    distributions.amount, app_private.price_paid(distributions), distributions.paid_in_capital);
end
$$;
comment on function app_public.distributions_is_paid_in_full is 'Whether what is paid in equals what is committed, to the cent.';

create function app_public.distributions_is_overpaid(distributions app_public.distributions) returns boolean
language plpgsql stable security definer set search_path = pg_catalog
as $$
begin
  return round(distributions.paid_in_capital, 2)
    > round(distributions.amount * app_private.price_paid(distributions), 2);
end
$$;
comment on function app_public.distributions_is_overpaid is 'Whether more is paid in than is committed.';

create function app_public.distributions_percent_paid(distributions app_public.distributions) returns numeric
language plpgsql stable security definer set search_path = pg_catalog
as $$
begin
  return trim_scale(app_private.percent(
    distributions.paid_in_capital, app_public.distributions_committed_capital(distributions)));
end
$$;
comment on function app_public.distributions_percent_paid is
  'Paid in over committed, in percent, above 100 when overpaid; null when nothing is committed.';
grant execute on function app_public.distributions_price_paid, app_public.distributions_latest_price,
  app_public.distributions_total_value, app_public.distributions_committed_capital, app_public.distributions_is_paid_in_full,
  app_public.distributions_is_overpaid, app_public.distributions_percent_paid to app_user;
