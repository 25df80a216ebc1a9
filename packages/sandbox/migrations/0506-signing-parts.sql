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
comment on column app_public.signing_roles."order" is 'Its place among the roles of its template.';
comment on column app_public.signing_roles.map_to is 'Whom it stands for: the id of a mapping role.';
comment on column app_public.signing_roles.to_name is 'Whose name, when it is mapped to static.';
comment on column app_public.signing_roles.to_email is 'Whose address, when it is mapped to static.';
comment on constraint signing_roles_map_to_fkey on app_public.signing_roles is E'@fieldName mappingRole';

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
comment on column app_public.signing_documents."order" is 'Its place among the documents of its template.';

create table app_private.signing_document_texts (
  signing_document_id uuid primary key references app_public.signing_documents on delete cascade,
  -- Paragraphs; {{label}} stands for the field with that data label.
  paragraphs jsonb not null
);
alter table app_private.signing_document_texts enable row level security;

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
comment on column app_public.signing_fields."order" is 'Its place in the document.';
-- Written as an id, read as the mapping field itself.
comment on column app_public.signing_fields.map_to is
  E'@behavior -attribute:select -attribute:filterBy\nThe id of the mapping field that fills it.';
comment on column app_public.signing_fields.value is 'Its text, when it is mapped to static or custom.';
comment on constraint signing_fields_signing_role_id_fkey on app_public.signing_fields is E'@fieldName role';
comment on constraint signing_fields_map_to_fkey on app_public.signing_fields is E'@fieldName mapTo';
