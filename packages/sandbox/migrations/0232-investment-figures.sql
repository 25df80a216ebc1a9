-- The figures of an investment, held or under way, as a portfolio shows them.
create function app_public.holdings_committed_capital(holdings app_public.holdings) returns numeric
language sql immutable set search_path = pg_catalog
as $$ select holdings.amount * holdings.purchase_price $$;
comment on function app_public.holdings_committed_capital is 'Units at their cost, in US dollars: all of it is paid in.';

create function app_public.holdings_latest_price(holdings app_public.holdings) returns numeric
language sql stable set search_path = pg_catalog
as $$ select app_private.latest_price(holdings.security_id, holdings.round_id) $$;
comment on function app_public.holdings_latest_price is
  'What a unit is worth today, in US dollars: what its security says, else the price of its round.';

create function app_public.holdings_total_value(holdings app_public.holdings) returns numeric
language sql stable set search_path = pg_catalog
as $$ select holdings.amount * app_private.latest_price(holdings.security_id, holdings.round_id) $$;
comment on function app_public.holdings_total_value is 'Units at what one is worth today, in US dollars.';

create function app_public.holdings_is_tokenized(holdings app_public.holdings) returns boolean
language sql stable set search_path = pg_catalog
as $$
  select exists (
    select from app_public.blockchain_addresses join app_public.chains on chains.id = chain
    where blockchain_addresses.id = holdings.blockchain_address_id and kind <> 'native'
  )
$$;
comment on function app_public.holdings_is_tokenized is 'Whether its units are on a chain.';

create function app_public.holdings_deployed_capital(holdings app_public.holdings) returns numeric
language sql stable set search_path = pg_catalog
as $$
  select app_private.fund_share(total_capital_deployed, holdings.amount, rounds.total, 1, 1)
  from app_public.rounds join app_public.assets on assets.id = asset_id
  where rounds.id = holdings.round_id and assets.type = 'Fund'
$$;
comment on function app_public.holdings_deployed_capital is 'Its share of what a fund has put to work; null where the asset is no fund.';

create function app_public.holdings_undeployed_capital(holdings app_public.holdings) returns numeric
language sql stable set search_path = pg_catalog
as $$
  select app_private.undeployed(app_public.holdings_committed_capital(holdings),
    app_public.holdings_deployed_capital(holdings))
$$;
comment on function app_public.holdings_undeployed_capital is 'Paid in and not yet put to work; null where the asset is no fund.';

grant execute on function app_public.holdings_committed_capital, app_public.holdings_latest_price,
  app_public.holdings_total_value, app_public.holdings_is_tokenized, app_public.holdings_deployed_capital,
  app_public.holdings_undeployed_capital to app_user;
-- They are functions of the reader, so that nobody counts rows that are not theirs.
grant execute on function app_private.fund_share, app_private.undeployed, app_private.expected_capital,
  app_private.shares to app_user;
