alter table app_public.document_sharing_allowed_shares enable row level security;
create policy select_all on app_public.document_sharing_allowed_shares for select using (true);
grant select on app_public.document_sharing_allowed_shares to app_user;

alter table app_private.document_viewers enable row level security;
create policy select_own on app_private.document_viewers for select using (
  account_id = (select app_private.account_id())
);
grant select on app_private.document_viewers to app_user;

alter table app_public.documents enable row level security;
create policy select_own on app_public.documents for select using (
  uploaded_by = (select app_private.account_id())
  or exists (
    select from app_private.document_viewers as viewers
    where viewers.document_id = documents.id and viewers.account_id = (select app_private.account_id())
  )
);
grant select on app_public.documents to app_user;

alter table app_public.document_sharings enable row level security;
create policy select_own on app_public.document_sharings for select using (
  uploaded_by = (select app_private.account_id())
  or exists (
    select from app_private.document_viewers as viewers
    where viewers.document_id = document_sharings.document_id and viewers.to_role = document_sharings.to_role
      and viewers.account_id = (select app_private.account_id())
  )
);
grant select (id, document_id, to_role, name) on app_public.document_sharings to app_user;

grant execute on function app_public.documents_download_url to app_user;
grant execute on function app_public.make_holding_document, app_public.make_security_document to app_user;
grant execute on function app_public.update_holding_document, app_public.update_security_document,
  app_public.delete_holding_document, app_public.delete_security_document to app_user;
grant execute on function app_public.make_document_location to app_user;

/*
 * Who makes documents: the issuer for a holding, the issuer and the trading systems for a security.
 *
 *   operation                  issuer   ats      broker  agent  investor  admin
 *   make_holding_document      owner    -        -       -      -         -
 *                              admin
 *   make_security_document     owner    owner    -       -      -         -
 *                              admin    admin
 *
 * Viewers create nothing. Accounts edit and delete their own uploads.
 */
select app_private.allow(verb || '_holding_document', '{issuer}'),
  app_private.allow(verb || '_security_document', '{issuer,ats}')
from unnest(array['make', 'update', 'delete']) as verb;

-- A file that did not arrive is sent once more: after a reload, in another tab, when its address has expired.
select app_private.allow('make_document_location', '{issuer,ats}');
