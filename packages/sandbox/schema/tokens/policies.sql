alter table app_public.tokens enable row level security;
create policy select_own on app_public.tokens for select using (
  issuer_id = (select app_private.account_id())
  or exists (
    select from app_private.visible_rows as visible
    where visible.row_id = tokens.id and visible.account_id = (select app_private.account_id())
  )
  or exists (
    select from app_private.visible_rows as visible
    where visible.row_id = tokens.round_id and visible.account_id = (select app_private.account_id())
  )
);
grant select on app_public.tokens to app_user;

alter table app_public.contracts enable row level security;
create policy select_own on app_public.contracts for select using (
  issuer_id = (select app_private.account_id())
  or exists (
    select from app_private.visible_rows as visible
    where visible.row_id = contracts.token_id and visible.account_id = (select app_private.account_id())
  )
  or exists (
    select from app_private.visible_rows as visible
    where visible.row_id = contracts.round_id and visible.account_id = (select app_private.account_id())
  )
);
grant select on app_public.contracts to app_user;

alter table app_public.cap_table_entries enable row level security;
create policy select_own on app_public.cap_table_entries for select using (
  issuer_id = (select app_private.account_id())
  or investor_id = (select app_private.account_id())
);
grant select (id, token_id, blockchain_address_id, amount, version) on app_public.cap_table_entries to app_user;

alter table app_private.status_moves enable row level security;

alter table app_private.mintings enable row level security;

alter table app_public.exchange_prices enable row level security;
create policy select_all on app_public.exchange_prices for select using (true);
grant select on app_public.exchange_prices to app_user;

alter table app_private.chain_refusals enable row level security;

grant execute on function app_public.make_token to app_user;
grant execute on function app_public.deploy_contract to app_user;
grant execute on function app_public.tokenize_holdings to app_user;
grant execute on function app_public.tokens_exchange_price to app_user;
grant execute on function app_public.tokens_private_block to app_user;

select app_private.allow('make_token', '{issuer}');
select app_private.allow('deploy_contract', '{issuer}');
select app_private.allow('tokenize_holdings', '{issuer}');
