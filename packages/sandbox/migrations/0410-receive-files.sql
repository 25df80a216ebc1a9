-- A file comes: its fields are checked, it is taken once, and its document says how it went.
create function app_private.begin_upload(policy text, signature text, asked_key text)
returns table (id uuid, attempt int, extension text, magic bytea, most bigint)
language plpgsql volatile security definer set search_path = pg_catalog
as $$
declare
  said jsonb;
begin
  if not app_private.is_signed('upload', policy, signature) then
    perform app_private.refuse('upload_not_valid', 'The fields of this upload are not the ones that were given.');
  end if;
  said := convert_from(decode(policy, 'base64'), 'utf8')::jsonb;
  if said ->> 'key' is distinct from asked_key then
    perform app_private.refuse('upload_not_valid', 'The fields of this upload are not the ones that were given.');
  elsif (said ->> 'expires')::timestamptz <= app_private.now() then
    perform app_private.refuse('upload_expired', 'The time for this upload is over. Ask for a new one.');
  end if;
  return query
    update app_private.files as file
    set status = 'receiving', attempt = file.attempt + 1, received_since = app_private.now()
    from app_private.upload_types as types
    where file.id = asked_key::uuid and file.status in ('waiting', 'failed') and types.extension = file.extension
    returning file.id, file.attempt, file.extension, types.magic, (said -> 'content-length-range' ->> 1)::bigint;
  if not found then
    perform app_private.refuse('upload_used', 'This upload has been made already, or was called off.');
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
comment on function app_private.finish_upload is 'True if the file is taken: not when its document was deleted meanwhile.';

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
  -- Waited for in vain, or its server has died: nothing is a quarter of an hour on its way.
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
