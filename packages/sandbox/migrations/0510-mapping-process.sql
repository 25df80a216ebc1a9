-- The remaining work on a mapped template: its own process, derived from its state.
create function app_private.mapping_facts(template_id uuid) returns boolean[]
language sql stable set search_path = pg_catalog
as $$
  select array[
    not exists (
      select from app_public.signing_roles
      where mapped_signing_template_id = template_id and map_to = 'not mapped'
    ),
    not exists (
      select from app_public.signing_fields
      join app_public.signing_documents as documents on documents.id = signing_document_id
      where documents.mapped_signing_template_id = template_id and map_to is null
    ),
    (select locked from app_public.mapped_signing_templates where id = template_id)
  ]
$$;
comment on function app_private.mapping_facts is 'True if its roles are mapped, its fields are mapped, it is locked.';

create function app_private.follow_mapping(template_id uuid) returns void
language plpgsql volatile set search_path = pg_catalog
as $$
declare
  process uuid := (select process_id from app_public.mapped_signing_templates where id = template_id);
  facts boolean[] := app_private.mapping_facts(template_id);
  next_step int := array_position(facts, false);
begin
  update app_public.steps set status = wanted.status
  from (
    select id, case when facts["order"] then 'complete' when "order" = next_step then 'in_progress' else 'not_started' end as status
    from app_public.steps where process_id = process
  ) as wanted
  where steps.id = wanted.id and steps.status <> wanted.status;
  update app_public.processes set
    current_step = (select id from app_public.steps where process_id = process and "order" = next_step),
    status = case when next_step is null then 'complete' else 'in_progress' end
  where id = process;
end
$$;

create function app_private.start_mapping(vendor uuid) returns uuid
language sql volatile set search_path = pg_catalog
as $$
  select app_private.start_vendor_process(vendor, 'Mapping process', (
    select jsonb_agg(jsonb_build_object('type', 'custom', 'service', 'signing-mapping',
      'schema', jsonb_build_object('title', title),
      'renderAttributes', jsonb_build_object('title', title, 'progressBarTitle', title, 'instructions', instructions)))
    from (values
      ('Map the roles', 'Say whom each signing role stands for.'),
      ('Map the fields', 'Say what each field is filled with.'),
      ('Lock the template', 'A locked template can be sent, and no longer edited.')
    ) as listed (title, instructions)
  ))
$$;
