/*
 * The totals of a distribution, in exact numbers. Agents receive no prices and no figures that reveal one;
 * nor does the issuer of a round for sales of a broker (docs/decisions/0021).
 *
 * All in plpgsql, which plans a function once a session: in sql each row of a list would plan the inner ones again, at
 * six times the cost.
 */
create function app_public.distributions_figures(distributions app_public.distributions) returns app_public.investment_figures
language plpgsql stable security definer set search_path = pg_catalog
as $$
declare
  sold record;
  is_shown boolean := app_private.account_id() in (distributions.investor_id, distributions.owner_id);
begin
  if not is_shown and app_private.account_id() <> distributions.issuer_id then
    return null;
  end if;
  select case when assets.type = 'Fund' then rounds end as fund, app_private.latest_price(unit_value, rounds.price) as price into sold
  from app_public.allocations join app_public.rounds on rounds.id = round_id
  join app_public.assets on assets.id = asset_id left join app_public.securities on securities.id = security_id
  where allocations.id = distributions.allocation_id;
  return app_private.investment_figures(distributions.amount,
    case when is_shown then app_private.price_paid(distributions) end,
    case when is_shown then distributions.paid_in_capital end, sold.price, sold.fund);
end
$$;
comment on function app_public.distributions_figures is 'The figures of the distribution; for its investor and its seller. For units that a broker sold, its issuer reads only figures at the latest price.';

-- One expression, which stands in the place of its name: lists of a thousand ask it of every row.
create function app_public.distributions_paid_in_capital(distributions app_public.distributions) returns numeric
language sql stable
return case
  when app_private.account_id() in (distributions.investor_id, distributions.owner_id)
  then distributions.paid_in_capital
end;
comment on function app_public.distributions_paid_in_capital is
  'The sum of its complete payments, in US dollars; for its investor and its seller.';

create function app_public.distributions_is_paid_in_full(distributions app_public.distributions) returns boolean
language plpgsql stable security definer set search_path = pg_catalog
as $$
begin
  return app_private.is_paid_in_full(
    distributions.amount, app_private.price_paid(distributions), distributions.paid_in_capital);
end
$$;
comment on function app_public.distributions_is_paid_in_full is
  E'@figure FMT-019\nTrue if the paid-in amount equals the committed amount, to the cent.';

create function app_public.distributions_is_overpaid(distributions app_public.distributions) returns boolean
language plpgsql stable security definer set search_path = pg_catalog
as $$
begin
  return app_private.is_overpaid(
    distributions.amount, app_private.price_paid(distributions), distributions.paid_in_capital);
end
$$;
comment on function app_public.distributions_is_overpaid is
  E'@figure FMT-019\nTrue if more is paid in than is committed.';
grant execute on function app_public.distributions_figures, app_public.distributions_paid_in_capital,
  app_public.distributions_is_paid_in_full, app_public.distributions_is_overpaid to app_user;
