alter table app_public.vendor_consents enable row level security;
create policy select_own on app_public.vendor_consents for select using (
  vendor_id = (select app_private.account_id()) or investor_id = (select app_private.account_id())
);
grant select (id, vendor_id, investor_id, operation, given_on, ended_on) on app_public.vendor_consents to app_user;
grant select (version) on app_public.vendor_consents to app_user;

alter table app_private.embed_key_secrets enable row level security;

alter table app_public.embed_keys enable row level security;
create policy select_own on app_public.embed_keys for select using (account_id = (select app_private.account_id()));
create policy update_own on app_public.embed_keys for update using (account_id = (select app_private.account_id()));
select app_private.make_writable('app_public.embed_keys', 'embed_key');
grant select, update (name, origins, components, version) on app_public.embed_keys to app_user;

grant execute on function app_public.give_vendor_consent, app_public.withdraw_vendor_consent to app_user;
grant execute on function app_public.embed_keys_maker to app_user;
grant execute on function app_public.make_embed_key, app_public.rotate_embed_key, app_public.revoke_embed_key
  to app_user;

-- give_vendor_consent, withdraw_vendor_consent: the owner of an investor's account chooses the vendors whose pages may use it.
select app_private.allow('give_vendor_consent', '{investor}', '{account_owner}');
select app_private.allow('withdraw_vendor_consent', '{investor}');

select app_private.allow(operation, '{issuer,broker}')
from unnest(array['make_embed_key', 'update_embed_key', 'rotate_embed_key', 'revoke_embed_key']) as operation;
