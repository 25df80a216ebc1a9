alter table app_public.payment_methods enable row level security;
create policy select_own on app_public.payment_methods for select using (account_id = (select app_private.account_id()));
grant select on app_public.payment_methods to app_user;
grant select (version) on app_public.payment_methods to app_user;

alter table app_public.payment_accounts enable row level security;
create policy select_own on app_public.payment_accounts for select
  using (account_id = (select app_private.account_id()));
grant select on app_public.payment_accounts to app_user;

alter table app_public.payment_issuers enable row level security;
create policy select_own on app_public.payment_issuers for select
  using (account_id = (select app_private.account_id()));
grant select on app_public.payment_issuers to app_user;

alter table app_public.payment_instruments enable row level security;
create policy select_own on app_public.payment_instruments for select
  using (account_id = (select app_private.account_id()));
grant select on app_public.payment_instruments to app_user;

alter table app_private.provider_issuers enable row level security;

alter table app_private.provider_moods enable row level security;

grant execute on function app_public.north_capital_sync to app_user;
grant execute on function app_public.payment_accounts_payment_issuers to app_user;

select app_private.allow('north_capital_sync', '{issuer,broker}');
