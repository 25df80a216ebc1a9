alter table app_public.customers enable row level security;
create policy select_own on app_public.customers for select using (
  account_id = (select app_private.account_id())
  and (import_id is null or import_id <> all ((select app_private.staged_imports())::uuid[]))
);
create policy update_own on app_public.customers for update using (
  account_id = (select app_private.account_id())
  and (import_id is null or import_id <> all ((select app_private.staged_imports())::uuid[]))
);
select app_private.make_writable('app_public.customers', 'customer', '{import_id}');
grant select, update (contact_name, email, status, version) on app_public.customers to app_user;

alter table app_public.instanced_account_informations enable row level security;
-- On the pages of a vendor an investor sees only their answers to that vendor, not those to other vendors.
create policy select_own on app_public.instanced_account_informations for select using (
  account_id = (select app_private.account_id())
  or investor_id = (select app_private.account_id())
    and ((select app_private.embed_vendor()) is null or account_id = (select app_private.embed_vendor()))
);
grant select (id, account_id, investor_id, key, field, value, lang, languages, answered_on, version)
  on app_public.instanced_account_informations to app_user;

grant execute on function app_public.make_customer to app_user;

select app_private.allow('make_customer', '{issuer,broker}');
select app_private.allow('update_customer', '{issuer,broker}');
