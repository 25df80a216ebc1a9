-- Editing and deleting documents: only by the account that uploaded them.
create function app_private.own_document(asked uuid, kind text, editor uuid) returns app_public.documents
language plpgsql volatile security definer set search_path = pg_catalog
as $$
declare
  document app_public.documents;
begin
  select * into document from app_public.documents where id = asked and type = kind for update;
  if document.uploaded_by = editor then
    return document;
  elsif exists (select from app_private.document_viewers where document_id = document.id and account_id = editor) then
    perform app_private.refuse('not_allowed', 'Operation not allowed');
  end if;
  perform app_private.refuse('not_found', 'There is no such document.');
end
$$;
comment on function app_private.own_document is 'The document, when the account has uploaded it.';

create function app_private.update_document(
  document app_public.documents, new_name text, share_with text[], expected_version bigint
) returns app_public.documents
language plpgsql volatile security definer set search_path = pg_catalog
as $$
begin
  if share_with is not null then
    perform app_private.share_document(document, share_with);
  end if;
  -- An expected version that has passed is refused by the table.
  update app_public.documents set name = coalesce(trim(new_name), name), version = coalesce(expected_version, version)
  where id = document.id returning * into document;
  return document;
end
$$;

create function app_public.update_holding_document(
  id uuid, name text default null, share_with text[] default null, version bigint default null
) returns app_public.documents
language sql volatile security definer set search_path = pg_catalog
as $$
  select app_private.update_document(
    app_private.own_document(id, 'holding', app_private.require_operation('update_holding_document')),
    name, share_with, version)
$$;
comment on function app_public.update_holding_document is
  'Renames a document of a holding, or changes its shares; omitted fields stay. `version`: the version that was edited.';

create function app_public.update_security_document(
  id uuid, name text default null, share_with text[] default null, version bigint default null
) returns app_public.documents
language sql volatile security definer set search_path = pg_catalog
as $$
  select app_private.update_document(
    app_private.own_document(id, 'security', app_private.require_operation('update_security_document')),
    name, share_with, version)
$$;
comment on function app_public.update_security_document is
  'Renames a document of a security, or changes its shares; omitted fields stay. `version`: the version that was edited.';

create function app_private.delete_document(document app_public.documents) returns app_public.documents
language sql volatile security definer set search_path = pg_catalog
as $$ delete from app_public.documents where id = document.id returning documents.* $$;

create function app_public.delete_holding_document(id uuid) returns app_public.documents
language sql volatile strict security definer set search_path = pg_catalog
as $$
  select app_private.delete_document(
    app_private.own_document(id, 'holding', app_private.require_operation('delete_holding_document')))
$$;
comment on function app_public.delete_holding_document is 'Deletes a document of a holding and its file.';

create function app_public.delete_security_document(id uuid) returns app_public.documents
language sql volatile strict security definer set search_path = pg_catalog
as $$
  select app_private.delete_document(
    app_private.own_document(id, 'security', app_private.require_operation('delete_security_document')))
$$;
comment on function app_public.delete_security_document is 'Deletes a document of a security and its file.';
grant execute on function app_public.update_holding_document, app_public.update_security_document,
  app_public.delete_holding_document, app_public.delete_security_document to app_user;
