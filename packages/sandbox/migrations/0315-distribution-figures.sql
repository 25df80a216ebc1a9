-- What a distribution comes to, in exact numbers. Agents load no prices, and nothing that gives one away.
create function app_public.distributions_committed_capital(distributions app_public.distributions) returns numeric
language sql stable security definer set search_path = pg_catalog
as $$
  select trim_scale(distributions.amount * app_private.price_paid(distributions))
  where app_private.account_id() in (distributions.investor_id, distributions.issuer_id, distributions.owner_id)
$$;
comment on function app_public.distributions_committed_capital is 'Units times the price of one, in US dollars.';

create function app_public.distributions_is_paid_in_full(distributions app_public.distributions) returns boolean
language sql stable security definer set search_path = pg_catalog
as $$
  select app_private.is_paid_in_full(distributions.amount, app_private.price_paid(distributions), distributions.paid_in_capital)
$$;
comment on function app_public.distributions_is_paid_in_full is 'Whether what is paid in equals what is committed, to the cent.';

create function app_public.distributions_is_overpaid(distributions app_public.distributions) returns boolean
language sql stable security definer set search_path = pg_catalog
as $$
  select round(distributions.paid_in_capital, 2) > round(distributions.amount * app_private.price_paid(distributions), 2)
$$;
comment on function app_public.distributions_is_overpaid is 'Whether more is paid in than is committed.';

create function app_public.distributions_percent_paid(distributions app_public.distributions) returns numeric
language sql stable security definer set search_path = pg_catalog
as $$
  select trim_scale(app_private.percent(distributions.paid_in_capital, app_public.distributions_committed_capital(distributions)))
$$;
comment on function app_public.distributions_percent_paid is
  'Paid in over committed, in percent, above 100 when overpaid; null when nothing is committed.';

create function app_private.share_of(distribution app_public.distributions, capital numeric) returns numeric
language sql stable set search_path = pg_catalog
as $$
  select trim_scale(app_private.fund_share(coalesce(capital, rounds.total_capital_deployed), distribution.amount, rounds.total,
    distribution.paid_in_capital, app_public.distributions_committed_capital(distribution)))
  from app_public.allocations join app_public.rounds on rounds.id = allocations.round_id
  where allocations.id = distribution.allocation_id
$$;

create function app_public.distributions_fund_share(distributions app_public.distributions) returns numeric
language sql stable security definer set search_path = pg_catalog
as $$ select app_private.share_of(distributions, 1) $$;
comment on function app_public.distributions_fund_share is
  'Units over the round''s total, times paid over committed; null when either is divided by nothing.';

create function app_public.distributions_deployed_capital(distributions app_public.distributions) returns numeric
language sql stable security definer set search_path = pg_catalog
as $$ select app_private.share_of(distributions, null) $$;
comment on function app_public.distributions_deployed_capital is 'The investor''s share of what the round has put to work, in US dollars.';

create function app_public.distributions_undeployed_capital(distributions app_public.distributions) returns numeric
language sql stable security definer set search_path = pg_catalog
as $$
  select trim_scale(app_private.undeployed(distributions.paid_in_capital, app_public.distributions_deployed_capital(distributions)))
$$;
comment on function app_public.distributions_undeployed_capital is 'What is paid in and not yet put to work, never below 0.';

grant execute on function app_public.distributions_committed_capital, app_public.distributions_is_paid_in_full,
  app_public.distributions_is_overpaid, app_public.distributions_percent_paid, app_public.distributions_fund_share,
  app_public.distributions_deployed_capital, app_public.distributions_undeployed_capital to app_user;
