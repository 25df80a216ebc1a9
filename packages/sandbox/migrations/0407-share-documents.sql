-- The documents that may be uploaded, and the accounts they may be shared with.
create function app_private.allowed_extension(extension text) returns text
language plpgsql stable security definer set search_path = pg_catalog
as $$
declare
  plain text := lower(ltrim(trim(extension), '.'));
begin
  if not exists (select from app_private.upload_types as types where types.extension = plain and allowed) then
    perform app_private.refuse('file_type_not_allowed', 'Files of this type are not accepted.',
      jsonb_build_object('allowed', (select jsonb_agg(types.extension order by types.extension)
        from app_private.upload_types as types where allowed)));
  end if;
  return plain;
end
$$;

create function app_private.share_document(document app_public.documents, share_with text[]) returns void
language plpgsql volatile security definer set search_path = pg_catalog
as $$
declare
  from_type text := (select type from app_public.accounts where id = document.uploaded_by);
  refused text;
begin
  select wanted into refused from unnest(share_with) as wanted
  where not exists (
    select from app_public.document_sharing_allowed_shares as shares
    where shares.type = document.type and from_account_type = from_type and to_role = wanted
  )
  limit 1;
  if found then
    perform app_private.refuse('share_not_allowed', 'The document cannot be shared with this role.',
      jsonb_build_object('toRole', left(refused, 50)));
  end if;
  delete from app_public.document_sharings
  where document_id = document.id and not to_role = any(share_with);
  insert into app_public.document_sharings (document_id, share_id)
  select document.id, shares.id from app_public.document_sharing_allowed_shares as shares
  where shares.type = document.type and from_account_type = from_type and to_role = any(share_with)
  order by shares.id
  on conflict do nothing;
end
$$;
