-- Step form schemas: the forms that steps show, as administrators keep them.
create table app_public.step_form_schemas (
  id uuid primary key default gen_random_uuid(),
  name text not null unique check (length(name) between 1 and 100),
  description text check (length(description) <= 1000),
  schema jsonb not null check (length(schema::text) <= 100000),
  version bigint not null default 1,
  created_on timestamptz not null default app_private.now()
);
comment on table app_public.step_form_schemas is 'A form that steps may show.';
comment on column app_public.step_form_schemas.schema is 'Its title and its fields, each with key, type and displayKey.';
