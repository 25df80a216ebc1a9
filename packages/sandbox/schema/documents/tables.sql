-- The possible shares of a document: they depend on the uploader and the kind of record, and each has a name.
create table app_public.document_sharing_allowed_shares (
  id int primary key,
  type text not null check (type in ('holding', 'security', 'step')),
  from_account_type text not null check (from_account_type in ('issuer', 'ats', 'investor')),
  to_role text not null check (to_role in ('investor', 'broker', 'agent', 'ats', 'issuer')),
  name text not null,
  unique (type, from_account_type, to_role)
);
comment on table app_public.document_sharing_allowed_shares is 'A choice when a document is shared.';
comment on column app_public.document_sharing_allowed_shares.type is 'The owner record of the document: a holding, a security or a step.';
comment on column app_public.document_sharing_allowed_shares.from_account_type is 'The type of account that uploads it.';
comment on column app_public.document_sharing_allowed_shares.to_role is 'The role that can see it, as in `shareWith`.';
comment on column app_public.document_sharing_allowed_shares.name is 'The name of the choice.';

-- Documents of holdings and of securities, and with whom each is shared.
create table app_public.documents (
  id uuid primary key default gen_random_uuid(),
  type text not null check (type in ('holding', 'security', 'step')),
  holding_id uuid references app_public.holdings on delete cascade,
  security_id uuid references app_public.securities on delete cascade,
  step_id uuid references app_public.steps on delete cascade,
  asked_for text,
  name text not null check (length(name) between 1 and 200 and name !~ '[[:cntrl:]/\\]'),
  extension text not null,
  upload_status text not null default 'in_progress' check (upload_status in ('in_progress', 'uploaded', 'failed')),
  uploaded_by uuid not null references app_public.accounts on delete restrict,
  version bigint not null default 1,
  created_on timestamptz not null default app_private.now(),
  check (num_nonnulls(holding_id, security_id, step_id) = 1
    and (type = 'holding') = (holding_id is not null) and (type = 'step') = (step_id is not null)
    and (step_id is null) = (asked_for is null))
);
comment on table app_public.documents is 'A file that belongs to a holding, to a security or to a step.';
comment on column app_public.documents.asked_for is 'The requested paper of a step that it is: the key in the step''s schema.';
comment on column app_public.documents.extension is 'The kind of file, without a dot: `pdf`.';
comment on column app_public.documents.upload_status is 'in_progress, then uploaded or failed. Others see it only once it is uploaded.';
comment on column app_public.documents.uploaded_by is 'The account that uploaded it.';
comment on constraint documents_holding_id_fkey on app_public.documents is '@foreignFieldName documents';
comment on constraint documents_security_id_fkey on app_public.documents is '@foreignFieldName documents';
comment on constraint documents_step_id_fkey on app_public.documents is '@foreignFieldName documents';
create index on app_public.documents (holding_id);
create index on app_public.documents (security_id);
create index on app_public.documents (step_id);
create index on app_public.documents (uploaded_by);

create table app_public.document_sharings (
  id uuid primary key default gen_random_uuid(),
  document_id uuid not null references app_public.documents on delete cascade,
  share_id int not null references app_public.document_sharing_allowed_shares on delete restrict,
  -- Copied by a trigger: the first from the document, the others from the share.
  uploaded_by uuid not null references app_public.accounts on delete restrict,
  to_role text not null,
  name text not null,
  unique (document_id, to_role)
);
comment on table app_public.document_sharings is 'A role with which a document is shared. Accounts other than the uploader see only the shares by which they received it.';
comment on column app_public.document_sharings.to_role is 'The role that can see it.';
comment on constraint document_sharings_document_id_fkey on app_public.document_sharings is '@foreignFieldName sharings';
create index on app_public.document_sharings (share_id);
create index on app_public.document_sharings (uploaded_by);

-- The viewers of a document beside its uploader, with their roles; triggers maintain the table, so that a
-- policy needs one index lookup.
create table app_private.document_viewers (
  document_id uuid not null references app_public.documents on delete cascade,
  account_id uuid not null references app_public.accounts on delete cascade,
  to_role text not null,
  primary key (account_id, document_id, to_role)
);
create index on app_private.document_viewers (document_id);
