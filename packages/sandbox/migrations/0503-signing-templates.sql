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
select app_private.make_live('app_public.signing_accounts');
select app_private.make_audited('app_public.signing_accounts');

alter table app_public.signing_accounts enable row level security;
create policy select_own on app_public.signing_accounts for select using (
  account_id = (select app_private.account_id())
);
grant select on app_public.signing_accounts to app_user;

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
comment on table app_public.signing_templates is 'A template of the signing provider, as it was last read.';
comment on column app_public.signing_templates.template_uri is 'The page of the provider that shows it.';
comment on column app_public.signing_templates.updated_on is 'The time when the provider last changed it.';
comment on column app_public.signing_templates.synced_on is 'The time when it was last read.';
comment on column app_public.signing_templates.deleted is 'True if the provider has it no more.';
create index on app_public.signing_templates (account_id);
select app_private.make_live('app_public.signing_templates');
select app_private.make_audited('app_public.signing_templates');

alter table app_public.signing_templates enable row level security;
create policy select_own on app_public.signing_templates for select using (
  account_id = (select app_private.account_id())
);
grant select on app_public.signing_templates to app_user;

create table app_private.signing_template_contents (
  signing_template_id uuid primary key references app_public.signing_templates on delete cascade,
  -- { roles: [{ name, type }], documents: [{ name, text: [paragraph], fields: [{ name, label, role, kind }] }] }
  contents jsonb not null
);
alter table app_private.signing_template_contents enable row level security;
