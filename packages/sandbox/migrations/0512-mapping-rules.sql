-- The permitted mappings of roles and fields, and their deadline.
create function app_private.check_mapping_open(template_id uuid, instrument_id uuid) returns void
language plpgsql volatile set search_path = pg_catalog
as $$
declare
  template app_public.mapped_signing_templates;
begin
  -- Shared lock: the template cannot be locked between this check and the end of the edit.
  select * into template from app_public.mapped_signing_templates where id = template_id for share;
  if template.deleted then
    perform app_private.refuse('template_deleted', 'This template has been deleted.');
  elsif template.locked or exists (
    select from app_public.payment_instruments as instruments
    join app_public.processes on processes.id = instruments.step_by_step_id
    where instruments.id = instrument_id and processes.status = 'complete'
  ) then
    perform app_private.refuse('template_locked', 'This template is locked: only its active flag can be changed.');
  end if;
end
$$;

create function app_private.role_errors(role app_public.signing_roles) returns jsonb
language sql immutable set search_path = pg_catalog
as $$
  select jsonb_build_object(
    'mapTo', case when coalesce(role.map_to, 'not mapped') = 'not mapped' then 'Mapping required.' end,
    'toName', case when role.map_to = 'static' and coalesce(btrim(role.to_name), '') = ''
      then 'To name required for static field.' end,
    'toEmail', case
      when role.map_to = 'static' and coalesce(role.to_email, '') = '' then 'To email required for static field.'
      when role.map_to = 'static' and not app_private.is_email(role.to_email) then 'Valid email required' end
  )
$$;

create function app_private.check_role() returns trigger
language plpgsql volatile security definer set search_path = pg_catalog
as $$
begin
  perform app_private.check_mapping_open(new.mapped_signing_template_id, new.payment_instrument_id);
  new.to_email := btrim(new.to_email);
  perform app_private.refuse_fields(app_private.role_errors(new));
  if new.map_to <> 'static' then
    -- Each signer enters their own name and address.
    new.to_name := null;
    new.to_email := null;
  end if;
  return new;
end
$$;
create trigger check_role before update of map_to, to_name, to_email on app_public.signing_roles
  for each row execute function app_private.check_role();

create function app_private.follow_role() returns trigger
language plpgsql volatile security definer set search_path = pg_catalog
as $$
begin
  perform app_private.follow_mapping(new.mapped_signing_template_id) where new.mapped_signing_template_id is not null;
  return null;
end
$$;
create trigger follow_role after update of map_to on app_public.signing_roles
  for each row execute function app_private.follow_role();
