-- The signing provider's side: a vendor's account there, and the templates in it as they were last read.
create table app_public.signing_accounts (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references app_public.accounts on delete restrict,
  name text not null check (length(name) between 1 and 200),
  synced_on timestamptz,
  sync_status text not null default 'idle' check (sync_status in ('idle', 'syncing', 'failed')),
  sync_error text,
  version bigint not null default 1,
  created_on timestamptz not null default app_private.now()
);
comment on table app_public.signing_accounts is 'A vendor''s account at the signing provider.';
comment on column app_public.signing_accounts.synced_on is 'The time when its templates were last read; null before the first time.';
comment on column app_public.signing_accounts.sync_status is 'syncing while its templates are being read, failed when that did not work, else idle.';
comment on column app_public.signing_accounts.sync_error is 'The message for the reader when the last sync failed.';
create index on app_public.signing_accounts (account_id);

create table app_public.signing_templates (
  id uuid primary key default gen_random_uuid(),
  signing_account_id uuid not null references app_public.signing_accounts on delete restrict,
  account_id uuid not null references app_public.accounts on delete restrict,
  -- The provider's own id of it.
  provider_id uuid not null,
  name text not null,
  description text,
  template_uri text,
  updated_on timestamptz not null,
  synced_on timestamptz not null default app_private.now(),
  deleted boolean not null default false,
  version bigint not null default 1,
  unique (signing_account_id, provider_id)
);
comment on table app_public.signing_templates is 'A template of the signing provider, from the last sync.';
comment on column app_public.signing_templates.template_uri is 'The page of the provider that shows it.';
comment on column app_public.signing_templates.updated_on is 'The time when the provider last changed it.';
comment on column app_public.signing_templates.synced_on is 'The time when it was last read.';
comment on column app_public.signing_templates.deleted is 'True if the provider has deleted it.';
create index on app_public.signing_templates (account_id);

create table app_private.signing_template_contents (
  signing_template_id uuid primary key references app_public.signing_templates on delete cascade,
  -- { roles: [{ name, type }], documents: [{ name, text: [paragraph], fields: [{ name, label, role, kind }] }] }
  contents jsonb not null
);

-- The values to which roles and fields of a template can be mapped.
create table app_public.mapping_roles (
  id text primary key,
  description text not null
);
comment on table app_public.mapping_roles is 'A person or account for which a signing role can stand.';

create table app_public.mapping_fields (
  id int primary key,
  field text not null unique,
  description text not null,
  test_value text not null,
  -- Values that only the provider may put into a field.
  is_provider_only boolean not null default false
);
comment on table app_public.mapping_fields is 'A value with which a field of a document can be filled.';
comment on column app_public.mapping_fields.field is 'Its name; static and custom take the field''s own value.';
comment on column app_public.mapping_fields.test_value is 'The value in test mode, before the name of the role.';
comment on column app_public.mapping_fields.is_provider_only is 'True if only the signing provider sets it: a person cannot choose it.';

-- Mapped templates: copies of a template, independent of it, whose roles and fields a vendor maps to its own data.
create table app_public.mapped_signing_templates (
  id uuid primary key default gen_random_uuid(),
  signing_template_id uuid not null references app_public.signing_templates on delete restrict,
  account_id uuid not null references app_public.accounts on delete restrict,
  name text not null check (length(name) between 1 and 200),
  locked boolean not null default false,
  active boolean not null default false,
  deleted boolean not null default false,
  qualification_step_type text not null default 'email' check (qualification_step_type in ('email', 'inline')),
  template_copy_on timestamptz not null default app_private.now(),
  template_updated_on timestamptz not null default app_private.now(),
  process_id uuid references app_public.processes on delete restrict,
  vendor_qualification_id uuid unique references app_public.vendor_qualifications on delete restrict,
  version bigint not null default 1,
  created_on timestamptz not null default app_private.now()
);
comment on table app_public.mapped_signing_templates is 'A vendor''s own copy of a signing template, mapped to its data.';
comment on column app_public.mapped_signing_templates.locked is 'True when it is finished: only active can still be changed.';
comment on column app_public.mapped_signing_templates.active is 'True if new investments may be asked to sign it, once it is locked.';
comment on column app_public.mapped_signing_templates.deleted is 'True when it is disabled: by its vendor, or because its template was deleted.';
comment on column app_public.mapped_signing_templates.qualification_step_type is 'The way of signing: by email, or inline in the step.';
comment on column app_public.mapped_signing_templates.template_copy_on is 'The time when its template was copied.';
comment on column app_public.mapped_signing_templates.template_updated_on is
  'The time when its template was last changed: after templateCopyOn, it has changed since it was copied.';
comment on column app_public.mapped_signing_templates.process_id is 'The process with the steps required before it can be used.';
comment on column app_public.mapped_signing_templates.vendor_qualification_id is 'The requirement that asks investors to sign it.';
comment on constraint mapped_signing_templates_process_id_fkey on app_public.mapped_signing_templates is E'@fieldName process';
create unique index one_name_each on app_public.mapped_signing_templates (account_id, lower(name)) where not deleted;
create index on app_public.mapped_signing_templates (signing_template_id);
create unique index on app_public.mapped_signing_templates (process_id);

-- The parts of a mapped template, and of an offering of the payment provider: roles, documents, fields.
create table app_public.signing_roles (
  id uuid primary key default gen_random_uuid(),
  mapped_signing_template_id uuid references app_public.mapped_signing_templates on delete cascade,
  payment_instrument_id uuid references app_public.payment_instruments on delete cascade,
  account_id uuid not null references app_public.accounts on delete restrict,
  name text not null,
  type text not null default 'signer' check (type in ('signer', 'copy')),
  "order" int not null,
  map_to text not null default 'not mapped' references app_public.mapping_roles on delete restrict,
  to_name text check (length(to_name) <= 200),
  to_email text check (length(to_email) <= 320),
  version bigint not null default 1,
  check (num_nonnulls(mapped_signing_template_id, payment_instrument_id) = 1)
);
comment on table app_public.signing_roles is 'A person who signs, or receives a copy.';
comment on column app_public.signing_roles.type is 'signer, or copy for a recipient of the signed documents.';
comment on column app_public.signing_roles."order" is 'Its position among the roles of its template.';
comment on column app_public.signing_roles.map_to is 'The person or account for which it stands: the id of a mapping role.';
comment on column app_public.signing_roles.to_name is 'The name of the signer, when it is mapped to static.';
comment on column app_public.signing_roles.to_email is 'The address of the signer, when it is mapped to static.';
comment on constraint signing_roles_map_to_fkey on app_public.signing_roles is E'@fieldName mappingRole';

-- Who sees and maps the parts of templates: the vendor they belong to.
create index on app_public.signing_roles (mapped_signing_template_id);
create index on app_public.signing_roles (payment_instrument_id);
create index on app_public.signing_roles (account_id);
create index on app_public.signing_roles (map_to);

create table app_public.signing_documents (
  id uuid primary key default gen_random_uuid(),
  mapped_signing_template_id uuid references app_public.mapped_signing_templates on delete cascade,
  payment_instrument_id uuid references app_public.payment_instruments on delete cascade,
  account_id uuid not null references app_public.accounts on delete restrict,
  name text not null,
  "order" int not null,
  version bigint not null default 1,
  check (num_nonnulls(mapped_signing_template_id, payment_instrument_id) = 1)
);
comment on table app_public.signing_documents is 'A document to be signed.';
comment on column app_public.signing_documents."order" is 'Its position among the documents of its template.';
create index on app_public.signing_documents (mapped_signing_template_id);
create index on app_public.signing_documents (payment_instrument_id);
create index on app_public.signing_documents (account_id);

create table app_private.signing_document_texts (
  signing_document_id uuid primary key references app_public.signing_documents on delete cascade,
  -- Paragraphs; {{label}} stands for the field with that data label.
  paragraphs jsonb not null
);

create table app_public.signing_fields (
  id uuid primary key default gen_random_uuid(),
  signing_document_id uuid not null references app_public.signing_documents on delete cascade,
  signing_role_id uuid not null references app_public.signing_roles on delete cascade,
  account_id uuid not null references app_public.accounts on delete restrict,
  name text not null,
  value_variable text not null,
  "order" int not null,
  map_to int references app_public.mapping_fields on delete restrict,
  value text check (length(value) <= 1000),
  version bigint not null default 1
);
comment on table app_public.signing_fields is 'A field of a document.';
comment on column app_public.signing_fields.value_variable is
  'Its data label: fields of a template that share it hold the same value.';
comment on column app_public.signing_fields."order" is 'Its position in the document.';
-- Written as an id, read as the mapping field itself.
comment on column app_public.signing_fields.map_to is
  E'@behavior -attribute:select -attribute:filterBy\nThe id of the mapping field that fills it.';
comment on column app_public.signing_fields.value is 'Its text, when it is mapped to static or custom.';
comment on constraint signing_fields_signing_role_id_fkey on app_public.signing_fields is E'@fieldName role';
comment on constraint signing_fields_map_to_fkey on app_public.signing_fields is E'@fieldName mapTo';
create index on app_public.signing_fields (signing_document_id);
create index on app_public.signing_fields (signing_role_id);
create index on app_public.signing_fields (account_id);
create index on app_public.signing_fields (map_to);

-- The own data of the emulated partners: the platform reads it only in a sync.
create table app_private.provider_templates (
  id uuid primary key default gen_random_uuid(),
  signing_account_id uuid not null references app_public.signing_accounts on delete cascade,
  name text not null check (length(name) between 1 and 200),
  description text not null default '',
  contents jsonb not null,
  updated_on timestamptz not null default app_private.now(),
  deleted boolean not null default false
);
create index on app_private.provider_templates (signing_account_id);

-- Question sets on a mapped template: asked of the investor before the documents are signed.
create table app_public.mapped_signing_template_question_sets (
  id uuid primary key default gen_random_uuid(),
  mapped_signing_template_id uuid not null references app_public.mapped_signing_templates on delete cascade,
  onboarding_question_set_id uuid not null references app_public.onboarding_question_sets on delete restrict,
  account_id uuid not null references app_public.accounts on delete restrict,
  version bigint not null default 1,
  created_on timestamptz not null default app_private.now(),
  unique (mapped_signing_template_id, onboarding_question_set_id)
);
comment on table app_public.mapped_signing_template_question_sets is 'A question set that is asked before a template is signed.';
create index on app_public.mapped_signing_template_question_sets (onboarding_question_set_id);
create index on app_public.mapped_signing_template_question_sets (account_id);
