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
comment on column app_public.mapped_signing_templates.locked is 'Done: nothing of it changes any more but active.';
comment on column app_public.mapped_signing_templates.active is 'True if new investments may be asked to sign it, once it is locked.';
comment on column app_public.mapped_signing_templates.deleted is 'Disabled: by its vendor, or because its template is gone.';
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
select app_private.make_live('app_public.mapped_signing_templates');
select app_private.make_writable('app_public.mapped_signing_templates', 'mapped_signing_template');

alter table app_public.mapped_signing_templates enable row level security;
create policy select_own on app_public.mapped_signing_templates for select using (
  account_id = (select app_private.account_id())
);
create policy insert_own on app_public.mapped_signing_templates for insert with check (
  account_id = (select app_private.account_id())
);
create policy update_own on app_public.mapped_signing_templates for update using (
  account_id = (select app_private.account_id())
);
grant select, insert (signing_template_id, name),
  update (locked, active, qualification_step_type, deleted, version)
  on app_public.mapped_signing_templates to app_user;
