-- A file that did not come is sent once more: after a reload, in another tab, when its address has run out.
select app_private.allow('make_document_location', '{issuer,ats}');

create function app_public.make_document_location(id uuid) returns app_public.upload_info
language plpgsql volatile strict security definer set search_path = pg_catalog
as $$
declare
  editor uuid := app_private.require_operation('make_document_location');
  document app_public.documents;
  file app_private.files;
begin
  document := app_private.own_document(make_document_location.id,
    (select type from app_public.documents where documents.id = make_document_location.id), editor);
  select * into strict file from app_private.files where document_id = document.id for update;
  if file.status = 'stored' then
    perform app_private.refuse('upload_used', 'This upload has been made already, or was called off.');
  elsif file.status = 'receiving' then
    -- Parts that still arrive from the attempt before are unused.
    insert into app_private.unwanted_files (id, attempt) values (file.id, file.attempt) on conflict do nothing;
  end if;
  update app_private.files
  set status = 'waiting', attempt = attempt + 1, expires_at = app_private.now() + interval '1 hour'
  where files.id = file.id returning * into file;
  return app_private.upload_info_of(file);
end
$$;
comment on function app_public.make_document_location is
  'Returns a new upload address for the file of a document that has not arrived; an earlier upload in transit is ignored.';
grant execute on function app_public.make_document_location to app_user;
