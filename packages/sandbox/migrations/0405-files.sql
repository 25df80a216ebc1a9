-- Files in the database: permitted, expected and received uploads. The bytes are in a folder.
create table app_private.upload_types (
  extension text primary key check (extension ~ '^[a-z0-9]{1,8}$'),
  content_type text not null,
  -- How the content is recognized: by its first bytes, or because it is all text.
  magic bytea,
  -- A host may allow those that are off.
  allowed boolean not null
);
alter table app_private.upload_types enable row level security;

insert into app_private.upload_types (extension, content_type, magic, allowed) values
  ('csv', 'text/csv', null, true),
  ('tsv', 'text/tab-separated-values', null, true),
  ('pdf', 'application/pdf', '%PDF-', true),
  ('xls', 'application/vnd.ms-excel', '\xd0cf11e0a1b11ae1', true),
  ('txt', 'text/plain', null, true),
  ('xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', '\x504b0304', false),
  ('docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', '\x504b0304', false),
  ('png', 'image/png', '\x89504e470d0a1a0a', false),
  ('jpg', 'image/jpeg', '\xffd8ff', false);

create table app_private.files (
  -- The key of the object: its name in the folder, and in the fields of the upload.
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references app_public.accounts on delete cascade,
  user_id uuid not null references app_public.users on delete cascade,
  -- The document of the file; null for a file to import.
  document_id uuid references app_public.documents on delete cascade,
  name text not null check (length(name) between 1 and 200),
  extension text not null references app_private.upload_types on delete restrict,
  status text not null default 'waiting' check (status in ('waiting', 'receiving', 'stored', 'failed')),
  -- Counts the tries: the parts of an older one are unused.
  attempt int not null default 0,
  size bigint,
  -- SHA-256 of the content.
  digest bytea,
  -- A small file of the demo data lies here, so that it is wherever its row is.
  content bytea,
  -- When the signature runs out.
  expires_at timestamptz not null default app_private.now() + interval '1 hour',
  received_since timestamptz,
  created_on timestamptz not null default app_private.now()
);
alter table app_private.files enable row level security;
create index on app_private.files (account_id, user_id, name, created_on desc);
create index on app_private.files (user_id);
create unique index on app_private.files (document_id);
create index on app_private.files (extension);
create index on app_private.files (expires_at) where status <> 'stored';

create table app_private.unwanted_files (
  -- Names one object: the key of a file, and the try that brought it.
  id uuid not null,
  attempt int not null,
  primary key (id, attempt)
);
alter table app_private.unwanted_files enable row level security;

create function app_private.forget_file() returns trigger
language plpgsql volatile security definer set search_path = pg_catalog
as $$
begin
  insert into app_private.unwanted_files (id, attempt) values (old.id, old.attempt) on conflict do nothing;
  perform pg_notify('unwanted_files', old.id || '.' || old.attempt);
  return null;
end
$$;
comment on function app_private.forget_file is 'The file store is notified once the transaction is committed.';
create trigger forget_file after delete on app_private.files
  for each row execute function app_private.forget_file();

create function app_private.forget_files() returns trigger
language plpgsql volatile security definer set search_path = pg_catalog
as $$
begin
  perform pg_notify('unwanted_files', id || '.' || attempt) from app_private.files where attempt > 0;
  return null;
end
$$;
comment on function app_private.forget_files is 'Deletes all files at a reset, after which no table refers to them.';
create trigger forget_files before truncate on app_private.files
  for each statement execute function app_private.forget_files();

-- The quota of an account: 5,000 files and 10 GB. An expected file counts as a file, a received one also with its bytes.
create function app_private.upload_quota(out most_files int, out most_bytes bigint)
language sql immutable set search_path = pg_catalog
as $$ select 5000, 10 * 1073741824::bigint $$;

create index on app_private.files (account_id) include (size) where status <> 'failed';

create function app_private.require_upload_room(owner uuid, more_files int, more_bytes bigint) returns void
language plpgsql stable security definer set search_path = pg_catalog
as $$
declare
  quota record := app_private.upload_quota();
  used record;
  sentence text;
begin
  select count(*) as files, coalesce(sum(size), 0) as bytes into used from app_private.files
  where account_id = owner and status <> 'failed';
  sentence := case
    when used.files + more_files > quota.most_files then 'This account holds 5,000 files, which is the most. Delete some that are not needed.'
    when used.bytes + more_bytes > quota.most_bytes then 'This account holds 10 GB of files, which is the most. Delete some that are not needed.'
  end;
  if sentence is not null then
    perform app_private.refuse('upload_quota', sentence, jsonb_build_object('fields', jsonb_build_object('file', sentence)));
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
create trigger require_room before insert on app_private.files
  for each row execute function app_private.require_room_for_file();
