-- A template that is locked and active is a qualification: its question sets as forms, then the documents to sign.
create function app_private.signing_step(template app_public.mapped_signing_templates) returns jsonb
language sql immutable set search_path = pg_catalog
as $$
  select case template.qualification_step_type
    when 'inline' then jsonb_build_object('type', 'iframe', 'instructions', 'Read the documents and sign them.',
      'schema', jsonb_build_object('title', template.name, 'signing', 'inline'))
    else jsonb_build_object('type', 'link', 'instructions', 'We have sent the documents to your e-mail address. You can also open them here.',
      'schema', jsonb_build_object('title', template.name, 'text', 'Open the documents',
        'link', '/integration/signing-step/{stepId}/{linkKey}'))
  end
$$;
comment on function app_private.signing_step is
  'Inline, the schema says so: a page that knows how has them signed in it, any other shows the page of the provider.';

create function app_private.insert_signing_steps(template app_public.mapped_signing_templates, qualification uuid) returns void
language sql volatile set search_path = pg_catalog
as $$
  insert into app_private.step_templates (vendor_qualification_id, "order", type, service, schema, render_attributes)
  select qualification, row_number() over (order by place), type, service, schema, jsonb_strip_nulls(jsonb_build_object(
    'title', schema ->> 'title', 'progressBarTitle', schema ->> 'title', 'instructions', instructions, 'lang', schema -> 'lang',
    'languages', (select jsonb_object_agg(tag, said || jsonb_build_object('progressBarTitle', said -> 'title'))
      from jsonb_each(schema -> 'languages') as other (tag, said))))
  from (
    select row_number() over (order by links.created_on, links.id) as place, 'form' as type, null as service,
      app_private.question_set_schema(links.onboarding_question_set_id) as schema, null as instructions
    from app_public.mapped_signing_template_question_sets as links
    where links.mapped_signing_template_id = template.id
    union all
    select 1000000, step ->> 'type', 'docusign', step -> 'schema', step ->> 'instructions'
    from app_private.signing_step(template) as step
  ) as listed
$$;

create function app_private.qualify_by_template() returns trigger
language plpgsql volatile security definer set search_path = pg_catalog
as $$
begin
  if new.vendor_qualification_id is null and new.locked and new.active and not new.deleted then
    insert into app_public.vendor_qualifications (account_id, name, service)
    values (new.account_id, new.name, 'docusign') returning id into new.vendor_qualification_id;
    perform app_private.insert_signing_steps(new, new.vendor_qualification_id);
  else
    update app_public.vendor_qualifications set active = new.active and not new.deleted
    where id = new.vendor_qualification_id and active is distinct from (new.active and not new.deleted);
  end if;
  return new;
end
$$;
-- After check_template_state: triggers fire in the order of their names.
create trigger qualify_by_template before update of locked, active, deleted on app_public.mapped_signing_templates
  for each row execute function app_private.qualify_by_template();
