-- create_mapped_signing_template: a name of its own, a template of one's own that is still there.
create function app_private.refuse_fields(errors jsonb) returns void
language plpgsql immutable set search_path = pg_catalog
as $$
declare
  found jsonb := jsonb_strip_nulls(errors);
begin
  if found <> '{}' then
    perform app_private.refuse('invalid_input', (select value from jsonb_each_text(found) limit 1),
      jsonb_build_object('fields', found));
  end if;
end
$$;
comment on function app_private.refuse_fields is 'Refuses with a text for each field that has one.';

create function app_private.refuse_taken_name() returns trigger
language plpgsql stable security definer set search_path = pg_catalog
as $$
begin
  if exists (
    select from app_public.mapped_signing_templates as others
    where others.account_id = new.account_id and lower(others.name) = lower(new.name)
      and not others.deleted and others.id <> new.id
  ) then
    perform app_private.refuse('name_taken', 'Template names must be unique.');
  end if;
  return new;
end
$$;

create function app_private.own_mapped_template() returns trigger
language plpgsql volatile security definer set search_path = pg_catalog
as $$
declare
  template app_public.signing_templates;
begin
  new.name := btrim(new.name);
  perform app_private.refuse_fields(jsonb_build_object(
    'name', case when coalesce(new.name, '') = '' then 'Template name is required.' end));
  select * into template from app_public.signing_templates
  where id = new.signing_template_id
    and account_id = coalesce(app_private.account_id(), account_id);
  if template.id is null then
    perform app_private.refuse('not_found', 'This template does not exist.');
  elsif template.deleted then
    perform app_private.refuse('template_deleted', 'This template has been deleted.');
  end if;
  new.account_id := template.account_id;
  new.template_updated_on := template.updated_on;
  new.process_id := app_private.start_mapping(new.account_id);
  return new;
end
$$;
create trigger own_mapped_template before insert on app_public.mapped_signing_templates
  for each row execute function app_private.own_mapped_template();
-- Triggers fire in the order of their names: the owner is known here.
create trigger refuse_taken_name before insert on app_public.mapped_signing_templates
  for each row execute function app_private.refuse_taken_name();

create function app_private.fill_mapped_template() returns trigger
language plpgsql volatile security definer set search_path = pg_catalog
as $$
begin
  perform app_private.copy_contents(contents, new.id, null, new.account_id)
  from app_private.signing_template_contents where signing_template_id = new.signing_template_id;
  perform app_private.follow_mapping(new.id);
  return null;
end
$$;
create trigger fill_mapped_template after insert on app_public.mapped_signing_templates
  for each row execute function app_private.fill_mapped_template();
