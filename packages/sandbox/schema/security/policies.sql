alter table app_private.passkey_secrets enable row level security;

alter table app_private.passkey_challenges enable row level security;

alter table app_public.passkeys enable row level security;
create policy select_own on app_public.passkeys for select using (
  user_id = (select app_private.user_id()) and (select current_setting('app.session_kind', true)) = 'cookie'
);
grant select on app_public.passkeys to app_user;

alter table app_public.security_settings enable row level security;
create policy select_own on app_public.security_settings for select using (account_id = (select app_private.account_id()));
grant select on app_public.security_settings to app_user;

grant execute on function app_public.rename_passkey, app_public.remove_passkey to app_user;
grant execute on function app_public.set_second_factor to app_user;

select app_private.allow_everyone(operation) from unnest(array['rename_passkey', 'remove_passkey']) as operation;
select app_private.allow('set_second_factor', '{issuer,broker,agent,ats,investor,admin}');

select app_private.protect(operation)
from unnest(array[
  -- The persons who act for the account, and their permissions.
  'transfer_ownership', 'make_delegate', 'update_users_account', 'make_vendor_agent', 'give_vendor_consent',
  'make_embed_key', 'update_embed_key', 'rotate_embed_key',
  -- The account's names, its payment details, and the address of a claim link.
  'update_account', 'create_account_integration', 'update_customer',
  -- Investments and holdings.
  'investor_change_distribution', 'investor_withdraw_distribution', 'make_transfer',
  'sign_documents'
]) as operation;
