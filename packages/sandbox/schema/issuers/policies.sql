alter table app_public.managed_accounts enable row level security;
create policy select_own on app_public.managed_accounts for select using (
  account_id = (select app_private.account_id()) or entity_id = (select app_private.account_id())
);
grant select on app_public.managed_accounts to app_user;

grant execute on function app_public.make_issuer_account to app_user;
grant execute on function app_private.managing_place to app_user;

select app_private.allow('make_issuer_account', '{broker}');
