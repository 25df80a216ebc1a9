/*
 * Who makes documents: the issuer for a holding, the issuer and the trading systems for a security.
 *
 *   operation                  issuer   ats      broker  agent  investor  admin
 *   make_holding_document      owner    -        -       -      -         -
 *                              admin
 *   make_security_document     owner    owner    -       -      -         -
 *                              admin    admin
 *
 * Viewers make nothing. The same accounts edit and delete what they have uploaded themselves.
 */
select app_private.allow(verb || '_holding_document', '{issuer}'),
  app_private.allow(verb || '_security_document', '{issuer,ats}')
from unnest(array['make', 'update', 'delete']) as verb;

create function app_private.make_document(
  made app_public.documents, share_with text[]
) returns app_public.upload_info
language plpgsql volatile security definer set search_path = pg_catalog
as $$
declare
  document app_public.documents;
  file app_private.files;
begin
  insert into app_public.documents (type, holding_id, security_id, name, extension, uploaded_by)
  values (made.type, made.holding_id, made.security_id, trim(made.name),
    app_private.allowed_extension(made.extension), made.uploaded_by)
  returning * into document;
  perform app_private.share_document(document, share_with);
  insert into app_private.files (account_id, user_id, document_id, name, extension)
  values (made.uploaded_by, app_private.user_id(), document.id, document.name, document.extension)
  returning * into file;
  return app_private.upload_info_of(file);
end
$$;

create function app_public.make_holding_document(
  name text, extension text, share_with text[], parent_id uuid
) returns app_public.upload_info
language plpgsql volatile strict security definer set search_path = pg_catalog
as $$
declare
  made app_public.documents;
begin
  made.uploaded_by := app_private.require_operation('make_holding_document');
  select id into made.holding_id from app_public.holdings
  where id = parent_id and issuer_id = made.uploaded_by;
  if not found then
    perform app_private.refuse('not_found', 'There is no such holding.');
  end if;
  made.type := 'holding';
  made.name := name;
  made.extension := extension;
  return app_private.make_document(made, share_with);
end
$$;
comment on function app_public.make_holding_document is
  'Makes a document of a holding and says where to send its file. `shareWith` names roles of allDocumentSharingAllowedShares; none keeps it private.';

create function app_public.make_security_document(
  name text, extension text, share_with text[], parent_id uuid
) returns app_public.upload_info
language plpgsql volatile strict security definer set search_path = pg_catalog
as $$
declare
  made app_public.documents;
begin
  made.uploaded_by := app_private.require_operation('make_security_document');
  select id into made.security_id from app_public.securities
  where id = parent_id and (issuer_id = made.uploaded_by or exists (
    select from app_private.visible_rows where row_id = parent_id and account_id = made.uploaded_by
  ));
  if not found then
    perform app_private.refuse('not_found', 'There is no such security.');
  end if;
  made.type := 'security';
  made.name := name;
  made.extension := extension;
  return app_private.make_document(made, share_with);
end
$$;
comment on function app_public.make_security_document is
  'Makes a document of a security and says where to send its file. `shareWith` names roles of allDocumentSharingAllowedShares; none keeps it private.';
grant execute on function app_public.make_holding_document, app_public.make_security_document to app_user;
