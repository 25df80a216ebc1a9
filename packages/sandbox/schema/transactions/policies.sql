alter table app_public.transactions enable row level security;
create policy select_own on app_public.transactions for select using (
  issuer_id = (select app_private.account_id())
  or broker_id = (select app_private.account_id())
  or seller_id = (select app_private.account_id())
  or buyer_id = (select app_private.account_id())
);
-- Only the issuer knows seller and buyer: other readers see their own entries.
grant select (id, kind, security_id, round_id, issuer_id, broker_id, booked_on, chain_data, version, created_on)
  on app_public.transactions to app_user;

alter table app_public.ledger_entries enable row level security;
create policy select_own on app_public.ledger_entries for select using (
  issuer_id = (select app_private.account_id())
  or investor_id = (select app_private.account_id())
  or broker_id = (select app_private.account_id())
);
grant select on app_public.ledger_entries to app_user;
grant select (version) on app_public.ledger_entries to app_user;

alter table app_public.transfers enable row level security;
create policy select_own on app_public.transfers for select using (
  issuer_id = (select app_private.account_id())
  or seller_id = (select app_private.account_id())
  or buyer_id = (select app_private.account_id())
);

-- A buyer and a seller do not learn each other's accounts.
grant select (id, transaction_id, security_id, issuer_id, amount, price, created_on) on app_public.transfers to app_user;
grant select (version) on app_public.transfers to app_user;

alter table app_public.trades enable row level security;
create policy select_own on app_public.trades for select using (
  issuer_id = (select app_private.account_id())
  or ats_id = (select app_private.account_id())
  or seller_id = (select app_private.account_id())
  or buyer_id = (select app_private.account_id())
);
grant select (id, transfer_id, ats_id, issuer_id, created_on) on app_public.trades to app_user;
grant select (version) on app_public.trades to app_user;
grant select on app_public.full_transactions to app_user;

grant execute on function app_public.make_transfer to app_user;
grant execute on function app_public.ledger_entries_token, app_public.tokens_total, app_public.tokens_current_contract,
  app_public.holdings_blockchain_addresses to app_user;
grant execute on function app_public.ledger_entries_balance_after to app_user;

select app_private.allow('make_transfer', '{issuer}');
