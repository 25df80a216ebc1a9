-- Customers: a vendor's contacts, each an investor's account.
create table app_public.customers (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references app_public.accounts on delete cascade,
  investor_id uuid not null references app_public.accounts on delete cascade,
  contact_name text check (length(contact_name) between 1 and 200),
  email text check (email is null or app_private.is_email(email)),
  status text not null default 'active' check (status in ('active', 'inactive')),
  version bigint not null default 1,
  created_on timestamptz not null default app_private.now(),
  -- The import that added it, if any: it is hidden while the import is one of app_private.staged_imports.
  import_id uuid,
  unique (account_id, investor_id)
);
comment on table app_public.customers is 'A contact of a vendor: an investor, or a person who may become one.';
comment on column app_public.customers.account_id is 'The vendor.';
comment on column app_public.customers.contact_name is 'As the vendor wrote it down.';
comment on column app_public.customers.email is 'As the vendor wrote it down.';
comment on column app_public.customers.import_id is '@omit';
create index on app_public.customers (investor_id);
-- Serves an import, which asks for each of its addresses.
create index on app_public.customers (account_id, email);
-- Serves a vendor's contacts, newest first.
create index on app_public.customers (account_id, created_on desc, id);
-- Serves an import that is taken back.
create index on app_public.customers (import_id) where import_id is not null;

-- The latest answers of an investor to a vendor's questions: shown to both, and prefilled in the next form.
create table app_public.instanced_account_informations (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references app_public.accounts on delete cascade,
  investor_id uuid not null references app_public.accounts on delete cascade,
  key text not null,
  field text not null,
  value text not null,
  lang text,
  languages jsonb,
  -- As it was given, for the next form.
  answer jsonb not null,
  answered_on timestamptz not null default app_private.now(),
  version bigint not null default 1,
  unique (account_id, investor_id, key)
);
comment on table app_public.instanced_account_informations is 'An investor''s most recent answer to a question of a vendor.';
comment on column app_public.instanced_account_informations.account_id is 'The vendor that asked.';
comment on column app_public.instanced_account_informations.key is 'The question, as forms name it.';
comment on column app_public.instanced_account_informations.field is 'The question, as it was asked.';
comment on column app_public.instanced_account_informations.value is 'The answer; several choices are parted by commas.';
comment on column app_public.instanced_account_informations.lang is
  'The language in which the question is written; English if there is none.';
comment on column app_public.instanced_account_informations.languages is
  'The question and a chosen answer in other languages, by their tags: {"de": {"question": "…", "answer": "…"}}.';
create index on app_public.instanced_account_informations (investor_id);
