alter table app_public.holdings enable row level security;
-- Issuers first: they see the most rows, and the first that holds decides.
create policy select_own on app_public.holdings for select using (
  issuer_id = (select app_private.account_id())
  or investor_id = (select app_private.account_id())
  or broker_id = (select app_private.account_id())
);
grant select on app_public.holdings to app_user;
grant select on app_public.full_holdings to app_user;

alter table app_private.unit_prices enable row level security;

grant execute on function app_public.holdings_amount_on to app_user;
grant execute on function app_public.holdings_figures, app_public.holdings_is_tokenized to app_user;
-- They are functions of the reader, so that only the reader's own rows are counted.
grant execute on function app_private.investment_figures, app_private.expected_capital, app_private.shares,
  app_private.is_paid_in_full, app_private.is_overpaid, app_private.is_tokenized, app_private.latest_price,
  app_private.percent_of, app_private.price_paid(numeric, numeric), app_private.share_of_fund, app_private.undeployed_capital
  to app_user;
grant execute on function app_public.holding_value_over_time, app_public.holdings_on_day to app_user;
