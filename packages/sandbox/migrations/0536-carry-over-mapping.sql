-- The text of documents, the current content of a template, and a new mapped copy that keeps the matching parts
-- of an older one.
create function app_public.signing_documents_paragraphs(signing_documents app_public.signing_documents) returns text[]
language sql stable security definer set search_path = pg_catalog
as $$
  select array(select jsonb_array_elements_text(texts.paragraphs))
  from app_private.signing_document_texts as texts
  where texts.signing_document_id = signing_documents.id
    and signing_documents.account_id = (select app_private.account_id())
$$;
comment on function app_public.signing_documents_paragraphs is
  'Its text: a data label in double braces stands for the fields that have it.';
grant execute on function app_public.signing_documents_paragraphs to app_user;

create function app_public.signing_templates_contents(signing_templates app_public.signing_templates) returns jsonb
language sql stable security definer set search_path = pg_catalog
as $$
  select jsonb_build_object(
    'roles', coalesce(held.contents -> 'roles', '[]'),
    'documents', coalesce((
      select jsonb_agg(document - 'text' order by position)
      from jsonb_array_elements(held.contents -> 'documents') with ordinality as listed (document, position)
    ), '[]'))
  from app_private.signing_template_contents as held
  where held.signing_template_id = signing_templates.id
    and signing_templates.account_id = (select app_private.account_id())
$$;
comment on function app_public.signing_templates_contents is
  'Its roles, and its documents with their fields, as they were last read: the initial content of a new copy.';
grant execute on function app_public.signing_templates_contents to app_user;

create function app_private.carry_over_roles(old_copy uuid, new_copy uuid) returns void
language sql volatile set search_path = pg_catalog
as $$
  update app_public.signing_roles as fresh
  set map_to = mapped.map_to, to_name = mapped.to_name, to_email = mapped.to_email
  from app_public.signing_roles as mapped
  where fresh.mapped_signing_template_id = new_copy and mapped.mapped_signing_template_id = old_copy
    and mapped.name = fresh.name and mapped.type = fresh.type and mapped.map_to <> 'not mapped'
$$;

create function app_private.carry_over_fields(old_copy uuid, new_copy uuid) returns void
language sql volatile set search_path = pg_catalog
as $$
  with mapped as (
    select distinct on (fields.value_variable) fields.value_variable, fields.map_to, fields.value
    from app_public.signing_fields as fields
    join app_public.signing_documents as documents on documents.id = fields.signing_document_id
    join app_public.mapping_fields as choices on choices.id = fields.map_to and not choices.is_provider_only
    where documents.mapped_signing_template_id = old_copy
    order by fields.value_variable, documents."order", fields."order"
  )
  -- One field of each label: those that share it follow by themselves.
  update app_public.signing_fields as fresh set map_to = mapped.map_to, value = mapped.value
  from mapped
  where fresh.value_variable = mapped.value_variable and fresh.id in (
    select distinct on (fields.value_variable) fields.id
    from app_public.signing_fields as fields
    join app_public.signing_documents as documents on documents.id = fields.signing_document_id
    where documents.mapped_signing_template_id = new_copy and fields.map_to is null
    order by fields.value_variable, documents."order", fields."order"
  )
$$;

create function app_public.carry_over_mapped_signing_template(mapped_signing_template_id uuid, name text)
returns app_public.mapped_signing_templates
language plpgsql volatile security definer set search_path = pg_catalog
as $$
declare
  vendor uuid := app_private.require_operation('carry_over_mapped_signing_template');
  kept app_public.mapped_signing_templates;
  made app_public.mapped_signing_templates;
begin
  select * into kept from app_public.mapped_signing_templates
  where id = carry_over_mapped_signing_template.mapped_signing_template_id and account_id = vendor;
  if kept.id is null then
    perform app_private.refuse('not_found', 'This template does not exist.');
  end if;
  insert into app_public.mapped_signing_templates (signing_template_id, name)
  values (kept.signing_template_id, carry_over_mapped_signing_template.name) returning * into made;
  perform app_private.carry_over_roles(kept.id, made.id);
  perform app_private.carry_over_fields(kept.id, made.id);
  insert into app_public.mapped_signing_template_question_sets (mapped_signing_template_id, onboarding_question_set_id)
  select made.id, links.onboarding_question_set_id
  from app_public.mapped_signing_template_question_sets as links
  where links.mapped_signing_template_id = kept.id order by links.created_on, links.id;
  update app_public.mapped_signing_templates set qualification_step_type = kept.qualification_step_type
  where id = made.id returning * into made;
  return made;
end
$$;
comment on function app_public.carry_over_mapped_signing_template is
  'Copies a template once more, and maps the new copy as an older one is mapped, as far as its roles and data labels are still there.';
grant execute on function app_public.carry_over_mapped_signing_template to app_user;
