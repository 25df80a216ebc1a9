-- Holdings with everything a row of a grid shows, to filter and to sort by all of it.
create view app_public.full_holdings with (security_invoker = true) as
select
  holdings.id, holdings.security_id, holdings.round_id, holdings.investor_id, holdings.issuer_id, holdings.broker_id,
  holdings.amount, holdings.purchase_price, holdings.issued_on, holdings.version,
  investors.name as investor_account_name, investors.email as investor_account_email,
  securities.name as security_name,
  round(holdings.amount * 100 / nullif(securities.total, 0), 18) as percent_of_security,
  holdings.amount * coalesce(securities.unit_value, rounds.price) as total_value,
  coalesce(addresses.chain, 'capstan-hawknet') as chain,
  tranches.term, tranches.coupon
from app_public.holdings
left join app_public.accounts as investors on investors.id = holdings.investor_id
left join app_public.securities on securities.id = holdings.security_id
left join app_public.rounds on rounds.id = holdings.round_id
left join app_public.blockchain_addresses as addresses on addresses.id = holdings.blockchain_address_id
left join app_public.tranche_bond_data as tranches on tranches.round_id = holdings.round_id;
comment on view app_public.full_holdings is
  E'@primaryKey id\n@foreignKey (id) references app_public.holdings (id)\nA holding, with what is known of its investor, its security and its round.';
comment on column app_public.full_holdings.percent_of_security is
  E'@figure HOLD-009\nUnits over the authorised total of the security, in percent.';
comment on column app_public.full_holdings.total_value is
  E'@figure HOLD-012\nUnits at what one is worth today, in US dollars.';
comment on column app_public.full_holdings.purchase_price is 'The cost basis: what was paid for a unit, in US dollars.';
comment on column app_public.full_holdings.chain is 'Where its units are; the product''s own ledger is no chain.';
comment on column app_public.full_holdings.term is 'Years to maturity, of a debt round.';
comment on column app_public.full_holdings.coupon is 'Percent a year, of a debt round.';
comment on column app_public.full_holdings.version is 'Of the holding, under whose name it is pushed.';
grant select on app_public.full_holdings to app_user;
