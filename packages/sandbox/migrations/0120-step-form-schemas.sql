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

create function app_private.schema_error(schema jsonb) returns text
language sql immutable set search_path = pg_catalog
as $$
  select case
    when jsonb_typeof(schema) is distinct from 'object' then 'A form schema is an object.'
    when jsonb_typeof(app_private.step_fields(schema)) <> 'array' then 'fields has to be a list.'
    when jsonb_array_length(app_private.step_fields(schema)) not between 1 and 200 then 'A form has 1 to 200 fields.'
    when exists (
      select from jsonb_array_elements(app_private.step_fields(schema)) as fields (field)
      where coalesce(field ->> 'key' !~ '^[A-Za-z][A-Za-z0-9_.]{0,99}$', true) or coalesce(field ->> 'type', '') = ''
    ) then 'Every field has a key and a type.'
    when (
      select count(*) <> count(distinct field ->> 'key')
      from jsonb_array_elements(app_private.step_fields(schema)) as fields (field)
    ) then 'Two fields have the same key.'
    when exists (
      select from jsonb_array_elements(app_private.step_fields(schema)) as fields (field)
      where field ? 'askedWhen' and not coalesce(
        jsonb_typeof(field #> '{askedWhen,is}') = 'array' and field #> '{askedWhen,is}' <> '[]' and exists (
          select from jsonb_array_elements(app_private.step_fields(schema)) as others (other)
          where other ->> 'key' = field #>> '{askedWhen,key}' and other ->> 'key' <> field ->> 'key'
        ), false)
    ) then 'askedWhen names another field by its key, and the answers to it.'
    when not app_private.is_language(coalesce(schema ->> 'lang', 'en')) then 'lang is a tag such as en or pt-BR.'
    else coalesce(app_private.languages_error(schema -> 'languages', 'title'), (
      select app_private.languages_error(field -> 'languages', 'displayKey', 'message', 'error', 'options') as error
      from jsonb_array_elements(app_private.step_fields(schema)) as fields (field)
      order by error limit 1
    ))
  end
$$;

create function app_private.check_form_schema() returns trigger
language plpgsql volatile security definer set search_path = pg_catalog
as $$
begin
  if app_private.schema_error(new.schema) is not null then
    perform app_private.refuse_field('schema', app_private.schema_error(new.schema));
  end if;
  return new;
end
$$;
create trigger check_form_schema before insert or update of schema on app_public.step_form_schemas
  for each row execute function app_private.check_form_schema();
create trigger check_schema_patterns before insert or update of schema on app_public.step_form_schemas
  for each row execute function app_private.check_schema_patterns();

-- Steps that start from now on show the form as it is now; those under way keep the one they began with.
alter table app_private.step_templates
  add column form_schema_id uuid references app_public.step_form_schemas on delete set null;
create index on app_private.step_templates (form_schema_id);
create function app_private.renew_forms() returns trigger
language plpgsql volatile security definer set search_path = pg_catalog
as $$
begin
  update app_private.step_templates set schema = new.schema where form_schema_id = new.id;
  return null;
end
$$;
create trigger renew_forms after update of schema on app_public.step_form_schemas
  for each row execute function app_private.renew_forms();

alter table app_public.step_form_schemas enable row level security;
create policy select_all on app_public.step_form_schemas for select using (true);
select app_private.make_lookup('app_public.step_form_schemas', 'step_form_schema');
grant select, insert (name, description, schema), update (name, description, schema, version)
  on app_public.step_form_schemas to app_user;

create function app_public.step_form_schemas_is_used(form app_public.step_form_schemas) returns boolean
language sql stable security definer set search_path = pg_catalog
as $$ select exists (select from app_private.step_templates where form_schema_id = form.id) $$;
comment on function app_public.step_form_schemas_is_used is 'True when a step of a process shows the form.';
revoke execute on function app_public.step_form_schemas_is_used from public;
grant execute on function app_public.step_form_schemas_is_used to app_user;
