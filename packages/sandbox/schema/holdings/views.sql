/*
 * Holdings with all values of a grid row, to filter, sort and sum by each of them. No function is called for
 * a row: the planner sees only joins and expressions, and leaves out fields that are not selected.
 */
create view app_public.full_holdings with (security_invoker = true) as
select
  holdings.id, holdings.security_id, holdings.round_id, holdings.investor_id, holdings.issuer_id, holdings.broker_id,
  holdings.amount, holdings.purchase_price, holdings.issued_on, holdings.version, holdings.distribution_id,
  investors.name as investor_account_name, investors.email as investor_account_email,
  issuers.name as issuer_account_name,
  rounds.asset_id, assets.name as asset_name, assets.type as asset_type, rounds.name as round_name,
  securities.name as security_name,
  app_private.percent_of(holdings.amount, securities.total) as percent_of_security,
  figures.latest_price, holdings.amount * figures.latest_price as total_value,
  figures.committed as committed_capital, figures.committed as paid_in_capital,
  app_private.percent_of(figures.committed, figures.committed) as percent_paid,
  app_private.share_of_fund(1, holdings.amount, figures.committed, figures.committed, fund.total) as fund_share,
  fund.deployed as deployed_capital, app_private.undeployed_capital(figures.committed, fund.deployed) as undeployed_capital,
  coalesce(addresses.chain, 'capstan-hawknet') as chain, app_private.is_tokenized(chains.kind) as is_tokenized,
  tranches.term, tranches.coupon
from app_public.holdings
left join app_public.accounts as investors on investors.id = holdings.investor_id
left join app_public.accounts as issuers on issuers.id = holdings.issuer_id
left join app_public.securities on securities.id = holdings.security_id
left join app_public.rounds on rounds.id = holdings.round_id
left join app_public.assets on assets.id = rounds.asset_id
left join app_public.blockchain_addresses as addresses on addresses.id = holdings.blockchain_address_id
left join app_public.chains on chains.id = addresses.chain
left join app_public.tranche_bond_data as tranches on tranches.round_id = holdings.round_id
cross join lateral (select
  app_private.latest_price(securities.unit_value, rounds.price) as latest_price,
  holdings.amount * holdings.purchase_price as committed
) as figures
cross join lateral (select
  case when assets.type = 'Fund' then rounds.total end as total,
  case when assets.type = 'Fund' then app_private.share_of_fund(
    rounds.total_capital_deployed, holdings.amount, figures.committed, figures.committed, rounds.total) end as deployed
) as fund;
comment on view app_public.full_holdings is
  E'@primaryKey id\n@foreignKey (id) references app_public.holdings (id)|@behavior -filterBy\n@totals amount,total_value,committed_capital,paid_in_capital,deployed_capital,undeployed_capital\nA holding, with data of its investor, its security and its round, and its totals.';
comment on column app_public.full_holdings.percent_of_security is
  E'@figure HOLD-009\nUnits as a percentage of the authorized total of the security.';
comment on column app_public.full_holdings.latest_price is 'The current value of a unit, in US dollars.';
comment on column app_public.full_holdings.total_value is
  E'@figure HOLD-012\nUnits at their unit value today, in US dollars.';
comment on column app_public.full_holdings.purchase_price is 'The cost basis: the price paid for a unit, in US dollars.';
comment on column app_public.full_holdings.committed_capital is 'Units at the cost basis, in US dollars.';
comment on column app_public.full_holdings.paid_in_capital is 'The amount paid for it: the whole commitment.';
comment on column app_public.full_holdings.percent_paid is 'Paid-in as a percentage of committed capital; null when nothing is committed.';
comment on column app_public.full_holdings.fund_share is 'Its share of a fund; null for any other asset.';
comment on column app_public.full_holdings.deployed_capital is 'Its share of the deployed capital of a fund, in US dollars.';
comment on column app_public.full_holdings.undeployed_capital is 'The paid-in capital that a fund has not deployed yet, never below 0.';
comment on column app_public.full_holdings.chain is 'The chain of its units; the ledger of the product is not a chain.';
comment on column app_public.full_holdings.is_tokenized is 'True if its units are on a chain.';
comment on column app_public.full_holdings.term is 'Years to maturity, of a debt round.';
comment on column app_public.full_holdings.coupon is 'Percent a year, of a debt round.';
comment on column app_public.full_holdings.version is 'The version of the holding; changes are pushed under its name.';
