-- What of a fund's deployed capital is a distribution's.
create function app_private.share_of(distribution app_public.distributions, capital numeric) returns numeric
language plpgsql stable set search_path = pg_catalog
as $$
declare
  round app_public.rounds;
begin
  select rounds.* into round from app_public.allocations join app_public.rounds on rounds.id = allocations.round_id
  join app_public.assets on assets.id = rounds.asset_id
  where allocations.id = distribution.allocation_id and assets.type = 'Fund';
  return trim_scale(app_private.fund_share(coalesce(capital, round.total_capital_deployed), distribution.amount,
    round.total, distribution.paid_in_capital, app_public.distributions_committed_capital(distribution)));
end
$$;

create function app_public.distributions_fund_share(distributions app_public.distributions) returns numeric
language plpgsql stable security definer set search_path = pg_catalog
as $$
begin
  return app_private.share_of(distributions, 1);
end
$$;
comment on function app_public.distributions_fund_share is
  'Units over the round''s total, times paid over committed; null when either is divided by nothing, or the asset is no fund.';

create function app_public.distributions_deployed_capital(distributions app_public.distributions) returns numeric
language plpgsql stable security definer set search_path = pg_catalog
as $$
begin
  return app_private.share_of(distributions, null);
end
$$;
comment on function app_public.distributions_deployed_capital is 'The investor''s share of what a fund has put to work, in US dollars; null where the asset is no fund.';

create function app_public.distributions_undeployed_capital(distributions app_public.distributions) returns numeric
language plpgsql stable security definer set search_path = pg_catalog
as $$
begin
  return trim_scale(app_private.undeployed(
    distributions.paid_in_capital, app_public.distributions_deployed_capital(distributions)));
end
$$;
comment on function app_public.distributions_undeployed_capital is 'What is paid in and not yet put to work, never below 0; null where the asset is no fund.';
grant execute on function app_public.distributions_fund_share, app_public.distributions_deployed_capital,
  app_public.distributions_undeployed_capital to app_user;
