-- References to tables of nouns that come later in the manifest.
-- Steps that start from now on show the form as it is now; those under way keep the one they began with.
alter table app_private.step_templates
  add column form_schema_id uuid references app_public.step_form_schemas on delete set null;
create index on app_private.step_templates (form_schema_id);

-- Which integration a qualification works with: its partner's name and logo stand beside it.
alter table app_public.vendor_qualifications
  add integration_id uuid references app_public.integrations on delete set null;
comment on column app_public.vendor_qualifications.integration_id is 'The integration whose provider completes its steps; null for none.';
create index on app_public.vendor_qualifications (integration_id);
alter table app_public.vendor_qualifications add column version bigint not null default 1;
