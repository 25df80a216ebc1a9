-- The states of a mapped template: unlocked, it is mapped; locked, only active changes; deleted, nothing does.
create function app_private.check_mapping_complete(template_id uuid) returns void
language plpgsql stable set search_path = pg_catalog
as $$
declare
  open_roles jsonb;
  open_fields jsonb;
begin
  select coalesce(jsonb_agg(name order by "order"), '[]') into open_roles from app_public.signing_roles
  where mapped_signing_template_id = template_id and map_to = 'not mapped';
  select coalesce(jsonb_agg(fields.name order by documents."order", fields."order"), '[]') into open_fields
  from app_public.signing_fields as fields
  join app_public.signing_documents as documents on documents.id = fields.signing_document_id
  where documents.mapped_signing_template_id = template_id and fields.map_to is null;
  if jsonb_array_length(open_roles) + jsonb_array_length(open_fields) > 0 then
    perform app_private.refuse('mapping_incomplete', 'Map every role and every field before you lock the template.',
      jsonb_build_object('roles', open_roles, 'fields', open_fields));
  end if;
end
$$;

create function app_private.check_template_state() returns trigger
language plpgsql volatile security definer set search_path = pg_catalog
as $$
declare
  parent_deleted boolean := (select deleted from app_public.signing_templates where id = new.signing_template_id);
begin
  if old.deleted then
    perform app_private.refuse('template_deleted', 'This template has been deleted.');
  elsif old.locked and (
    not new.locked or new.qualification_step_type <> old.qualification_step_type
    -- A template deleted at the provider is disabled, locked or not.
    or (new.deleted and not parent_deleted)
  ) then
    perform app_private.refuse('template_locked', 'This template is locked: only its active flag can be changed.');
  elsif new.locked and not old.locked then
    perform app_private.check_mapping_complete(new.id);
  end if;
  return new;
end
$$;
create trigger check_template_state
  before update of locked, active, deleted, qualification_step_type on app_public.mapped_signing_templates
  for each row execute function app_private.check_template_state();

create function app_private.follow_template_lock() returns trigger
language plpgsql volatile security definer set search_path = pg_catalog
as $$
begin
  perform app_private.follow_mapping(new.id);
  return null;
end
$$;
create trigger follow_template_lock after update of locked on app_public.mapped_signing_templates
  for each row when (old.locked is distinct from new.locked) execute function app_private.follow_template_lock();
