-- Addresses that are signed and run out: one to send a file to, one to fetch it from. Any client with the address may use it.
create function app_private.signed(purpose text, said text) returns text
language sql stable security definer set search_path = pg_catalog
as $$
  select encode(app_private.hmac(convert_to(purpose || ':' || said, 'utf8'), secret, 'sha256'), 'hex')
  from app_private.link_secret
$$;

create function app_private.is_signed(purpose text, said text, signature text) returns boolean
language sql stable security definer set search_path = pg_catalog
as $$
  -- Digests are compared, so that the time it takes reveals nothing about the signature.
  select coalesce(sha256(convert_to(app_private.signed(purpose, said), 'utf8')) = sha256(convert_to(signature, 'utf8')), false)
$$;

create function app_private.own_origin() returns text
language sql stable set search_path = pg_catalog
as $$ select coalesce(current_setting('app.origin', true), '') $$;
comment on function app_private.own_origin is 'The origin the request was sent to, so that an address works from any page.';

create function app_private.most_bytes() returns bigint
language sql immutable set search_path = pg_catalog
as $$ select 100 * 1048576::bigint $$;
comment on function app_private.most_bytes is 'An upload may be as large as this, and no larger.';

create type app_public.upload_info as (
  url text,
  fields jsonb,
  file_name text,
  document app_public.documents
);
comment on type app_public.upload_info is 'The upload address of a file, and the document of the file.';
comment on column app_public.upload_info.url is 'The address to which the file is sent by POST as multipart/form-data; valid for an hour.';
comment on column app_public.upload_info.fields is 'Sent along, before the file: the name of each and its value.';
comment on column app_public.upload_info.file_name is 'The name of the file for an import.';
comment on column app_public.upload_info.document is 'The document made; null for a file to import.';

create function app_private.upload_info_of(file app_private.files) returns app_public.upload_info
language plpgsql stable security definer set search_path = pg_catalog
as $$
declare
  info app_public.upload_info;
  policy text := translate(encode(convert_to(jsonb_build_object(
    'key', file.id, 'extension', file.extension,
    'expires', to_char(file.expires_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'),
    'content-length-range', jsonb_build_array(1, app_private.most_bytes())
  )::text, 'utf8'), 'base64'), E'\n', '');
begin
  info.url := app_private.own_origin() || '/api/v2/uploads';
  info.fields := jsonb_build_object(
    'key', file.id, 'policy', policy, 'signature', app_private.signed('upload', policy));
  info.file_name := file.name;
  select documents into info.document from app_public.documents where id = file.document_id;
  return info;
end
$$;

create function app_public.documents_download_url(document app_public.documents) returns text
language sql stable security definer set search_path = pg_catalog
as $$
  select app_private.own_origin() || '/api/v2/files/' || files.id || '?expires=' || expires
    || '&signature=' || app_private.signed('download', files.id || ':' || expires)
  from app_private.files,
    -- The same address for some minutes, so that asking again changes nothing: good for five to ten.
    lateral (select (floor(extract(epoch from app_private.now()) / 300)::bigint + 2) * 300) as until (expires)
  where files.document_id = document.id and files.status = 'stored'
$$;
comment on function app_public.documents_download_url is
  'The address of the file, valid for some minutes: request it before each download. Null until it is uploaded.';
grant execute on function app_public.documents_download_url to app_user;
