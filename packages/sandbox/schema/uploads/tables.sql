-- Files in the database: permitted, expected and received uploads. The bytes are in a folder.
create table app_private.upload_types (
  extension text primary key check (extension ~ '^[a-z0-9]{1,8}$'),
  content_type text not null,
  -- How the content is recognized: by its first bytes, or because it is all text.
  magic bytea,
  -- A host may allow those that are off.
  allowed boolean not null
);

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
create index on app_private.files (account_id, user_id, name, created_on desc);
create index on app_private.files (user_id);
create unique index on app_private.files (document_id);
create index on app_private.files (extension);
create index on app_private.files (expires_at) where status <> 'stored';

create index on app_private.files (account_id) include (size) where status <> 'failed';

create table app_private.unwanted_files (
  -- Names one object: the key of a file, and the try that brought it.
  id uuid not null,
  attempt int not null,
  primary key (id, attempt)
);

create type app_public.upload_info as (
  url text,
  fields jsonb,
  file_name text,
  document app_public.documents
);
comment on type app_public.upload_info is 'The upload address of a file, and the document of the file.';
comment on column app_public.upload_info.url is 'The address to which the file is sent by POST as multipart/form-data; valid for an hour.';
comment on column app_public.upload_info.fields is 'The form fields to send before the file: the name of each and its value.';
comment on column app_public.upload_info.file_name is 'The name of the file for an import.';
comment on column app_public.upload_info.document is 'The new document; null for a file to import.';
