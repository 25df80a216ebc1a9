create function app_private.forget_file() returns trigger
language plpgsql volatile security definer set search_path = pg_catalog
as $$
begin
  insert into app_private.unwanted_files (id, attempt) values (old.id, old.attempt) on conflict do nothing;
  perform pg_notify('unwanted_files', old.id || '.' || old.attempt);
  return null;
end
$$;
comment on function app_private.forget_file is 'Deletes a file; the file store is notified when the transaction is committed.';

create function app_private.forget_files() returns trigger
language plpgsql volatile security definer set search_path = pg_catalog
as $$
begin
  perform pg_notify('unwanted_files', id || '.' || attempt) from app_private.files where attempt > 0;
  return null;
end
$$;
comment on function app_private.forget_files is 'Deletes all files at a reset, after which no table refers to them.';

-- The quota of an account: 5,000 files and 10 GB. An expected file counts as a file, a received one also with its bytes.
create function app_private.upload_quota(out most_files int, out most_bytes bigint)
language sql immutable set search_path = pg_catalog
as $$ select 5000, 10 * 1073741824::bigint $$;

create function app_private.require_upload_room(owner uuid, more_files int, more_bytes bigint) returns void
language plpgsql stable security definer set search_path = pg_catalog
as $$
declare
  quota record := app_private.upload_quota();
  used record;
  problem text;
begin
  select count(*) as files, coalesce(sum(size), 0) as bytes into used from app_private.files
  where account_id = owner and status <> 'failed';
  problem := case
    when used.files + more_files > quota.most_files then 'tooManyFiles'
    when used.bytes + more_bytes > quota.most_bytes then 'tooManyBytes'
  end;
  if problem is not null then
    perform app_private.refuse('upload_quota', problem, '{}', jsonb_build_object('file', problem));
  end if;
end
$$;
comment on function app_private.require_upload_room is
  'Refuses another file, or so many bytes, beyond the quota of the account; simultaneous uploads may exceed it by the files in transit.';

create function app_private.require_room_for_file() returns trigger
language plpgsql volatile security definer set search_path = pg_catalog
as $$
begin
  -- At least one byte comes.
  perform app_private.require_upload_room(new.account_id, 1, 1);
  return new;
end
$$;

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
comment on function app_private.own_origin is 'The origin of the request, so that an address works from any page.';

create function app_private.most_bytes() returns bigint
language sql immutable set search_path = pg_catalog
as $$ select 100 * 1048576::bigint $$;
comment on function app_private.most_bytes is 'The largest size of an upload.';

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

-- An upload arrives: its fields are checked, it is accepted once, and its document stores the outcome.
create function app_private.begin_upload(policy text, signature text, asked_key text)
returns table (id uuid, attempt int, extension text, magic bytea, most bigint)
language plpgsql volatile security definer set search_path = pg_catalog
as $$
declare
  said jsonb;
begin
  if not app_private.is_signed('upload', policy, signature) then
    perform app_private.refuse('upload_not_valid', 'uploadDiffers');
  end if;
  said := convert_from(decode(policy, 'base64'), 'utf8')::jsonb;
  if said ->> 'key' is distinct from asked_key then
    perform app_private.refuse('upload_not_valid', 'uploadDiffers');
  elsif (said ->> 'expires')::timestamptz <= app_private.now() then
    perform app_private.refuse('upload_expired', 'uploadExpired');
  end if;
  return query
    update app_private.files as file
    set status = 'receiving', attempt = file.attempt + 1, received_since = app_private.now()
    from app_private.upload_types as types
    where file.id = asked_key::uuid and file.status in ('waiting', 'failed') and types.extension = file.extension
    returning file.id, file.attempt, file.extension, types.magic, (said -> 'content-length-range' ->> 1)::bigint;
  if not found then
    perform app_private.refuse('upload_used', 'uploadUsed');
  end if;
  -- Once more after a failure.
  update app_public.documents set upload_status = 'in_progress'
  from app_private.files as file
  where file.id = asked_key::uuid and documents.id = file.document_id and upload_status = 'failed';
end
$$;

create function app_private.finish_upload(received uuid, try int, received_bytes bigint, received_digest bytea)
returns boolean
language plpgsql volatile security definer set search_path = pg_catalog
as $$
begin
  perform app_private.require_upload_room(account_id, 0, received_bytes) from app_private.files
  where id = received and attempt = try and status = 'receiving';
  update app_private.files set status = 'stored', size = received_bytes, digest = received_digest
  where id = received and attempt = try and status = 'receiving';
  if not found then
    return false;
  end if;
  update app_public.documents set upload_status = 'uploaded'
  from app_private.files where files.id = received and documents.id = files.document_id;
  return true;
end
$$;
comment on function app_private.finish_upload is 'Finishes an upload; false when its document was deleted in the meantime.';

create function app_private.fail_upload(received uuid, try int) returns void
language plpgsql volatile security definer set search_path = pg_catalog
as $$
begin
  update app_private.files set status = 'failed' where id = received and attempt = try and status = 'receiving';
  if found then
    update app_public.documents set upload_status = 'failed'
    from app_private.files where files.id = received and documents.id = files.document_id;
  end if;
end
$$;

create function app_private.give_up_uploads() returns void
language plpgsql volatile security definer set search_path = pg_catalog
as $$
declare
  late record;
begin
  -- Either it never arrived, or its server has died: no upload takes a quarter of an hour.
  for late in
    update app_private.files set status = 'failed', attempt = attempt + 1
    where (status = 'waiting' and expires_at < app_private.now())
      or (status = 'receiving' and received_since < app_private.now() - interval '15 minutes')
    returning id, attempt, document_id
  loop
    -- A server may have died between the file and its row.
    insert into app_private.unwanted_files (id, attempt) values (late.id, late.attempt - 1) on conflict do nothing;
    update app_public.documents set upload_status = 'failed' where id = late.document_id;
  end loop;
  -- A file to import is of no use a day later.
  delete from app_private.files
  where document_id is null and created_on < app_private.now() - interval '1 day';
end
$$;
comment on function app_private.give_up_uploads is 'Ends uploads that never arrived, in the hourly clean-up.';

create function app_public.make_file_location(file_name text) returns app_public.upload_info
language plpgsql volatile strict security definer set search_path = pg_catalog
as $$
declare
  maker uuid := app_private.require_operation('make_file_location');
  file app_private.files;
begin
  insert into app_private.files (account_id, user_id, name, extension)
  values (maker, app_private.user_id(), trim(file_name),
    app_private.allowed_extension(coalesce(substring(trim(file_name) from '\.([^.]*)$'), '')))
  returning * into file;
  return app_private.upload_info_of(file);
end
$$;
comment on function app_public.make_file_location is
  'Returns the upload address of a file for an import; the import then names it by its file name or by the `key` of the fields.';

create function app_private.file_to_import(file_name text) returns app_private.files
language plpgsql volatile security definer set search_path = pg_catalog
as $$
declare
  file app_private.files;
begin
  select * into file from app_private.files
  where account_id = app_private.account_id() and user_id = app_private.user_id() and document_id is null
    and file_to_import.file_name in (name, id::text)
  order by status = 'stored' desc, created_on desc, id limit 1;
  if file.status is distinct from 'stored' then
    perform app_private.refuse('file_not_uploaded', 'fileNotUploaded');
  elsif file.extension <> 'csv' then
    perform app_private.refuse('file_type_not_allowed', 'importsCsv', '{"allowed": ["csv"]}');
  end if;
  return file;
end
$$;
comment on function app_private.file_to_import is 'The newest file of this name that the person has uploaded for the account.';
