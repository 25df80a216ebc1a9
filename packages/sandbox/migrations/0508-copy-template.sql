-- A mapped template begins as a copy: its own roles, documents and fields, and a process with the remaining work.
create function app_private.mapping_for(kind text) returns int
language sql stable set search_path = pg_catalog
as $$
  select id from app_public.mapping_fields
  where kind <> 'text' and field = case
    when kind in ('signature', 'initials', 'date', 'checkbox') then 'template provided'
    when kind in ('attachment', 'formula') then 'not supported'
    else 'error'
  end
$$;
comment on function app_private.mapping_for is 'The mapping that the provider suggests for a kind of field; a text is mapped by the vendor.';

create function app_private.copy_roles(contents jsonb, template uuid, instrument uuid, vendor uuid) returns void
language sql volatile set search_path = pg_catalog
as $$
  insert into app_public.signing_roles
    (mapped_signing_template_id, payment_instrument_id, account_id, name, type, "order")
  select template, instrument, vendor, role ->> 'name', coalesce(role ->> 'type', 'signer'), position
  from jsonb_array_elements(contents -> 'roles') with ordinality as listed (role, position)
$$;

create function app_private.copy_fields(fields jsonb, document app_public.signing_documents) returns void
language sql volatile set search_path = pg_catalog
as $$
  insert into app_public.signing_fields
    (signing_document_id, signing_role_id, account_id, name, value_variable, "order", map_to)
  select document.id, roles.id, document.account_id, field ->> 'name', field ->> 'label', position,
    app_private.mapping_for(coalesce(field ->> 'kind', 'text'))
  from jsonb_array_elements(fields) with ordinality as listed (field, position)
  join app_public.signing_roles as roles on roles.name = field ->> 'role'
    and roles.mapped_signing_template_id is not distinct from document.mapped_signing_template_id
    and roles.payment_instrument_id is not distinct from document.payment_instrument_id
$$;

create function app_private.copy_contents(contents jsonb, template uuid, instrument uuid, vendor uuid) returns void
language plpgsql volatile set search_path = pg_catalog
as $$
declare
  listed record;
  document app_public.signing_documents;
begin
  perform app_private.copy_roles(contents, template, instrument, vendor);
  for listed in
    select part, position from jsonb_array_elements(contents -> 'documents') with ordinality as parts (part, position)
  loop
    insert into app_public.signing_documents
      (mapped_signing_template_id, payment_instrument_id, account_id, name, "order")
    values (template, instrument, vendor, listed.part ->> 'name', listed.position) returning * into document;
    insert into app_private.signing_document_texts (signing_document_id, paragraphs)
    values (document.id, coalesce(listed.part -> 'text', '[]'));
    perform app_private.copy_fields(coalesce(listed.part -> 'fields', '[]'), document);
  end loop;
end
$$;
