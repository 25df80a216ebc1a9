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

-- create_mapped_signing_template: a name of its own, a template of one's own that is still there.
create function app_private.refuse_fields(errors jsonb) returns void
language plpgsql immutable set search_path = pg_catalog
as $$
declare
  found jsonb := jsonb_strip_nulls(errors);
begin
  if found <> '{}' then
    perform app_private.refuse('invalid_input', (select value from jsonb_each_text(found) limit 1), '{}', found);
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
    perform app_private.refuse('name_taken', 'templateNameTaken');
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
    'name', case when coalesce(new.name, '') = '' then 'templateNameRequired' end));
  select * into template from app_public.signing_templates
  where id = new.signing_template_id
    and account_id = coalesce(app_private.account_id(), account_id);
  if template.id is null then
    perform app_private.refuse('not_found', 'templateUnknown');
  elsif template.deleted then
    perform app_private.refuse('template_deleted', 'templateDeleted');
  end if;
  new.account_id := template.account_id;
  new.template_updated_on := template.updated_on;
  new.process_id := app_private.start_mapping(new.account_id);
  return new;
end
$$;

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
    perform app_private.refuse('mapping_incomplete', 'templateIncomplete',
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
    perform app_private.refuse('template_deleted', 'templateDeleted');
  elsif old.locked and (
    not new.locked or new.qualification_step_type <> old.qualification_step_type
    -- A template deleted at the provider is disabled, locked or not.
    or (new.deleted and not parent_deleted)
  ) then
    perform app_private.refuse('template_locked', 'templateLocked');
  elsif new.locked and not old.locked then
    perform app_private.check_mapping_complete(new.id);
  end if;
  return new;
end
$$;

create function app_private.follow_template_lock() returns trigger
language plpgsql volatile security definer set search_path = pg_catalog
as $$
begin
  perform app_private.follow_mapping(new.id);
  return null;
end
$$;

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
    perform app_private.refuse('template_deleted', 'templateDeleted');
  elsif template.locked or exists (
    select from app_public.payment_instruments as instruments
    join app_public.processes on processes.id = instruments.step_by_step_id
    where instruments.id = instrument_id and processes.status = 'complete'
  ) then
    perform app_private.refuse('template_locked', 'templateLocked');
  end if;
end
$$;

create function app_private.role_errors(role app_public.signing_roles) returns jsonb
language sql immutable set search_path = pg_catalog
as $$
  select jsonb_build_object(
    'mapTo', case when coalesce(role.map_to, 'not mapped') = 'not mapped' then 'mappingRequired' end,
    'toName', case when role.map_to = 'static' and coalesce(btrim(role.to_name), '') = ''
      then 'toNameRequired' end,
    'toEmail', case
      when role.map_to = 'static' and coalesce(role.to_email, '') = '' then 'toEmailRequired'
      when role.map_to = 'static' and not app_private.is_email(role.to_email) then 'validEmailShort' end
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

create function app_private.follow_role() returns trigger
language plpgsql volatile security definer set search_path = pg_catalog
as $$
begin
  perform app_private.follow_mapping(new.mapped_signing_template_id) where new.mapped_signing_template_id is not null;
  return null;
end
$$;

-- A field is mapped to a selectable value; fields with the same data label have the same value.
create function app_private.field_errors(before app_public.signing_fields, after app_public.signing_fields)
returns jsonb
language sql stable set search_path = pg_catalog
as $$
  select jsonb_build_object(
    'mapTo', case
      when given.is_provider_only then 'providerFills'
      when wanted.id is null or wanted.is_provider_only then 'nameRequired' end,
    'value', case when wanted.field in ('static', 'custom') and coalesce(btrim(after.value), '') = ''
      then app_private.with_values('valueRequiredFor', jsonb_build_object('field', wanted.field)) end
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

-- docusign_sync_template_list: asks the signing provider for its templates; the account says how it goes, and is pushed.
create function app_private.enqueue_once(kind text, subject_id uuid) returns void
language sql volatile set search_path = pg_catalog
as $$
  select app_private.enqueue(enqueue_once.kind, enqueue_once.subject_id, '700 milliseconds')
  where not exists (
    select from app_private.jobs
    where jobs.kind = enqueue_once.kind and jobs.subject_id = enqueue_once.subject_id and due_at < 'infinity'
  )
$$;
comment on function app_private.enqueue_once is 'Schedules a job to run now, unless it is already scheduled.';

create function app_public.docusign_sync_template_list(id uuid) returns app_public.signing_accounts
language plpgsql volatile security definer set search_path = pg_catalog
as $$
declare
  synced app_public.signing_accounts;
begin
  if not app_private.begin_sync('app_public.signing_accounts', docusign_sync_template_list.id,
    vendor => app_private.require_operation('docusign_sync_template_list'), job => 'sync_signing_templates') then
    perform app_private.refuse('not_found', 'signingAccountUnknown');
  end if;
  select * into synced from app_public.signing_accounts where signing_accounts.id = docusign_sync_template_list.id;
  return synced;
end
$$;
comment on function app_public.docusign_sync_template_list is
  'Reads the templates of a signing account again. The account is syncing until they are read; the change is pushed.';

create function app_public.signing_accounts_templates(signing_accounts app_public.signing_accounts)
returns setof app_public.signing_templates
language sql stable set search_path = pg_catalog
as $$
  select * from app_public.signing_templates
  where signing_account_id = signing_accounts.id order by lower(name) collate "C", id
$$;
comment on function app_public.signing_accounts_templates is 'Its templates from the last sync, by name.';

create function app_private.store_template(account app_public.signing_accounts, given jsonb) returns void
language plpgsql volatile set search_path = pg_catalog
as $$
declare
  template uuid;
begin
  insert into app_public.signing_templates
    (signing_account_id, account_id, provider_id, name, description, template_uri, updated_on, synced_on)
  values (account.id, account.account_id, (given ->> 'id')::uuid, given ->> 'name', given ->> 'description',
    given ->> 'uri', (given ->> 'updatedOn')::timestamptz, app_private.now())
  on conflict on constraint signing_templates_signing_account_id_provider_id_key do update set
    name = excluded.name, description = excluded.description, template_uri = excluded.template_uri,
    updated_on = excluded.updated_on, synced_on = excluded.synced_on, deleted = false
  returning id into template;
  insert into app_private.signing_template_contents (signing_template_id, contents)
  values (template, given -> 'contents')
  on conflict on constraint signing_template_contents_pkey do update set contents = excluded.contents;
  update app_public.mapped_signing_templates set template_updated_on = (given ->> 'updatedOn')::timestamptz
  where signing_template_id = template and template_updated_on <> (given ->> 'updatedOn')::timestamptz;
end
$$;
comment on function app_private.store_template is 'Stores a template of the provider. Copies do not change; they are only marked when their template has changed.';

-- The job behind docusign_sync_template_list: copies the templates of the provider, or returns a message for the reader.
create function app_private.drop_missing_templates(signing_account uuid, given jsonb) returns void
language plpgsql volatile set search_path = pg_catalog
as $$
begin
  update app_public.signing_templates set deleted = true, synced_on = app_private.now()
  where signing_account_id = signing_account and not deleted
    and provider_id not in (select (template ->> 'id')::uuid from jsonb_array_elements(given) as listed (template));
  -- A copy is disabled with its template.
  update app_public.mapped_signing_templates set deleted = true
  where not deleted and signing_template_id in (
    select id from app_public.signing_templates where signing_account_id = signing_account and deleted
  );
end
$$;

create function app_private.provided_templates(signing_account uuid) returns jsonb
language sql stable set search_path = pg_catalog
as $$
  select coalesce(jsonb_agg(jsonb_build_object('id', id, 'name', name, 'description', description,
    'uri', '/integration/signing-template/' || id, 'updatedOn', updated_on, 'contents', contents) order by id), '[]')
  from app_private.provider_templates where signing_account_id = signing_account and not deleted
$$;
comment on function app_private.provided_templates is 'The answer of the signing provider to a request for its templates.';

create function app_private.store_signing_templates(signing_account uuid) returns void
language plpgsql volatile set search_path = pg_catalog
as $$
declare
  given jsonb := app_private.provided_templates(signing_account);
begin
  perform app_private.store_template(account, template)
  from app_public.signing_accounts as account, jsonb_array_elements(given) as listed (template)
  where account.id = signing_account;
  perform app_private.drop_missing_templates(signing_account, given);
end
$$;

create function app_private.sync_signing_templates(signing_account uuid) returns void
language sql volatile set search_path = pg_catalog
as $$
  select app_private.run_sync('app_public.signing_accounts', signing_account,
    partner => 'signing', store => 'app_private.store_signing_templates')
$$;

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

create function app_private.check_template_questions() returns trigger
language plpgsql volatile security definer set search_path = pg_catalog
as $$
declare
  link app_public.mapped_signing_template_question_sets := case when tg_op = 'DELETE' then old else new end;
  vendor uuid := coalesce(app_private.account_id(), (
    select account_id from app_public.mapped_signing_templates where id = link.mapped_signing_template_id));
  question_set app_public.onboarding_question_sets;
begin
  select * into question_set from app_public.onboarding_question_sets
  where id = link.onboarding_question_set_id and account_id = vendor;
  if question_set.id is null or not exists (
    select from app_public.mapped_signing_templates where id = link.mapped_signing_template_id and account_id = vendor
  ) then
    perform app_private.refuse('not_found', 'setUnknown');
  end if;
  perform app_private.check_mapping_open(link.mapped_signing_template_id, null);
  if tg_op = 'DELETE' then
    return old;
  elsif not question_set.locked then
    perform app_private.refuse('question_set_not_locked', 'setNotLocked');
  end if;
  new.account_id := vendor;
  return new;
end
$$;

create function app_private.question_set_schema(set_id uuid) returns jsonb
language sql stable set search_path = pg_catalog
as $$
  select jsonb_strip_nulls(jsonb_build_object('title', sets.name, 'lang', sets.lang, 'languages', sets.languages,
    'questionSetId', sets.id, 'fields', coalesce((
    select jsonb_agg(jsonb_strip_nulls(jsonb_build_object(
      'key', questions.id, 'displayKey', joins.name, 'type', types.type, 'regex', types.regex,
      'message', questions.description, 'error', questions.error_message, 'order', joins.execute_order,
      'languages', app_private.both_languages(questions.languages, joins.languages)
    )) order by joins.execute_order, joins.id)
    from app_public.onboarding_question_joins as joins
    join app_public.onboarding_questions as questions on questions.id = joins.question_id
    join app_public.onboarding_question_types as types on types.id = questions.type
    where joins.question_set_id = sets.id
  ), '[]')))
  from app_public.onboarding_question_sets as sets where sets.id = set_id
$$;
comment on function app_private.question_set_schema is 'The schema of the form step for a question set, with all its languages.';

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
  'The step for signing. When it is inline, its schema says so: a page that supports it shows the documents, any other opens the provider''s page.';

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
  'Its text; a data label in double braces marks the fields with this label.';

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
  'Its roles and its documents with their fields from the last sync: the initial content of a new copy.';

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
    perform app_private.refuse('not_found', 'templateUnknown');
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
  'Copies a template again and applies the mapping of an older copy, as far as its roles and data labels still exist.';
