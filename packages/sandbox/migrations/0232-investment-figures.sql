-- The figures of a holding, as a portfolio shows them. All of its cost is paid in. A reader of a holding sees
-- its value, also when its round is hidden from them.
create function app_public.holdings_figures(holdings app_public.holdings) returns app_public.investment_figures
language plpgsql stable security definer set search_path = pg_catalog
as $$
declare
  sold record;
begin
  select case when assets.type = 'Fund' then rounds end as fund, app_private.latest_price(unit_value, rounds.price) as price into sold
  from app_public.rounds join app_public.assets on assets.id = asset_id
  left join app_public.securities on securities.id = holdings.security_id
  where rounds.id = holdings.round_id;
  return app_private.investment_figures(holdings.amount, holdings.purchase_price,
    holdings.amount * holdings.purchase_price, sold.price, sold.fund);
end
$$;
comment on function app_public.holdings_figures is 'The figures of the holding.';

create function app_private.is_tokenized(kind_of_chain text) returns boolean
language sql immutable parallel safe
return coalesce(kind_of_chain <> 'native', false);

create function app_public.holdings_is_tokenized(holdings app_public.holdings) returns boolean
language sql stable set search_path = pg_catalog
as $$
  select app_private.is_tokenized((
    select kind from app_public.blockchain_addresses join app_public.chains on chains.id = chain
    where blockchain_addresses.id = holdings.blockchain_address_id
  ))
$$;
comment on function app_public.holdings_is_tokenized is
  E'@figure FMT-021\nTrue if its units are on a chain.';

grant execute on function app_public.holdings_figures, app_public.holdings_is_tokenized to app_user;
-- They are functions of the reader, so that only the reader's own rows are counted.
grant execute on function app_private.investment_figures, app_private.expected_capital, app_private.shares,
  app_private.is_paid_in_full, app_private.is_overpaid, app_private.is_tokenized, app_private.latest_price,
  app_private.percent_of, app_private.price_paid(numeric, numeric), app_private.share_of_fund, app_private.undeployed_capital
  to app_user;
