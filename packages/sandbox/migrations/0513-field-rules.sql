-- A field is mapped to a selectable value; fields with the same data label have the same value.
create function app_private.field_errors(before app_public.signing_fields, after app_public.signing_fields)
returns jsonb
language sql stable set search_path = pg_catalog
as $$
  select jsonb_build_object(
    'mapTo', case
      when given.is_provider_only then 'The signing provider fills in this field.'
      when wanted.id is null or wanted.is_provider_only then 'Name is required.' end,
    'value', case when wanted.field in ('static', 'custom') and coalesce(btrim(after.value), '') = ''
      then 'Value required for ' || wanted.field || ' field.' end
  )
  from (select) as once
  left join app_public.mapping_fields as wanted on wanted.id = after.map_to
  left join app_public.mapping_fields as given on given.id = before.map_to
$$;

create function app_private.check_field() returns trigger
language plpgsql volatile security definer set search_path = pg_catalog
as $$
declare
  document app_public.signing_documents;
begin
  select * into document from app_public.signing_documents where id = new.signing_document_id;
  perform app_private.check_mapping_open(document.mapped_signing_template_id, document.payment_instrument_id);
  perform app_private.refuse_fields(app_private.field_errors(old, new));
  if not exists (select from app_public.mapping_fields where id = new.map_to and field in ('static', 'custom')) then
    new.value := null;
  end if;
  return new;
end
$$;
create trigger check_field before update of map_to, value on app_public.signing_fields
  for each row execute function app_private.check_field();

create function app_private.share_value() returns trigger
language plpgsql volatile security definer set search_path = pg_catalog
as $$
declare
  document app_public.signing_documents;
begin
  select * into document from app_public.signing_documents where id = new.signing_document_id;
  update app_public.signing_fields as twins set map_to = new.map_to, value = new.value
  from app_public.signing_documents as documents
  where documents.id = twins.signing_document_id and twins.value_variable = new.value_variable and twins.id <> new.id
    and documents.mapped_signing_template_id is not distinct from document.mapped_signing_template_id
    and documents.payment_instrument_id is not distinct from document.payment_instrument_id
    and (twins.map_to, twins.value) is distinct from (new.map_to, new.value);
  perform app_private.follow_mapping(document.mapped_signing_template_id)
  where document.mapped_signing_template_id is not null;
  return null;
end
$$;
create trigger share_value after update of map_to, value on app_public.signing_fields
  for each row execute function app_private.share_value();
