-- The mapping fields used by the documents of a mapped template: test mode shows them with their test values.
create function app_public.mapped_signing_templates_mapping_fields(
  mapped_signing_templates app_public.mapped_signing_templates
) returns setof app_public.mapping_fields
language sql stable set search_path = pg_catalog
as $$
  select * from app_public.mapping_fields
  where id in (
    select fields.map_to from app_public.signing_fields as fields
    join app_public.signing_documents as documents on documents.id = fields.signing_document_id
    where documents.mapped_signing_template_id = mapped_signing_templates.id
  )
  order by id
$$;
comment on function app_public.mapped_signing_templates_mapping_fields is 'The mapping fields that fill its fields.';
grant execute on function app_public.mapped_signing_templates_mapping_fields to app_user;
