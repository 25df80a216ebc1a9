-- On the pages of a vendor an investor sees what they answered to that vendor: what others asked is no business of its page.
create function app_private.embed_vendor() returns uuid
language sql stable set search_path = pg_catalog
as $$ select nullif(current_setting('app.embed_vendor', true), '')::uuid $$;
comment on function app_private.embed_vendor is 'The vendor on whose page this session is; null on the platform itself.';
grant execute on function app_private.embed_vendor to app_user;

alter policy select_own on app_public.instanced_account_informations using (
  account_id = (select app_private.account_id())
  or investor_id = (select app_private.account_id())
    and ((select app_private.embed_vendor()) is null or account_id = (select app_private.embed_vendor()))
);
