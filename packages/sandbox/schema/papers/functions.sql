create function app_private.is_paper_step(step app_public.steps) returns boolean
language sql immutable set search_path = pg_catalog
as $$ select step.type = 'custom' and coalesce(step.service = 'document_upload', false) $$;

create function app_private.asked_papers(schema jsonb) returns table (key text, title text, required boolean)
language sql immutable set search_path = pg_catalog
as $$
  select asked ->> 'key', coalesce(asked ->> 'displayKey', asked ->> 'key'), not coalesce((asked ->> 'optional')::boolean, false)
  from jsonb_array_elements(
    case jsonb_typeof(schema -> 'documents') when 'array' then schema -> 'documents' else '[]' end) as papers (asked)
$$;
comment on function app_private.asked_papers is 'The papers that a step requires: documents in its schema, each with key, displayKey, message and optional.';

create function app_private.lock_paper_step(step_id uuid, investor uuid) returns app_public.steps
language plpgsql volatile security definer set search_path = pg_catalog
as $$
declare
  found record;
  step app_public.steps;
begin
  select * into found from app_private.lock_step(step_id);
  step := found.step;
  if step.id is null or step.investor_id <> investor or not app_private.is_paper_step(step) then
    perform app_private.refuse('not_found', 'stepUnknown');
  elsif not found.is_current or step.status not in ('in_progress', 'retry', 'restart') then
    perform app_private.refuse('step_not_current', 'stepNotActive');
  end if;
  return step;
end
$$;
comment on function app_private.lock_paper_step is 'Returns an open step to which its investor may upload, and locks it so that it is not sent meanwhile.';

create function app_public.make_step_document(name text, extension text, parent_id uuid, asked_for text)
returns app_public.upload_info
language plpgsql volatile strict security definer set search_path = pg_catalog
as $$
declare
  made app_public.documents;
  step app_public.steps;
  file app_private.files;
begin
  made.uploaded_by := app_private.require_operation('make_step_document');
  step := app_private.lock_paper_step(parent_id, made.uploaded_by);
  if not exists (select from app_private.asked_papers(step.schema) as papers where papers.key = make_step_document.asked_for) then
    perform app_private.refuse_field('askedFor', 'paperNotAsked');
  elsif (select count(*) from app_public.documents
    where step_id = step.id and documents.asked_for = make_step_document.asked_for) >= 20 then
    perform app_private.refuse_field('askedFor', 'papersMany');
  end if;
  insert into app_public.documents (type, step_id, asked_for, name, extension, uploaded_by)
  values ('step', step.id, make_step_document.asked_for, trim(make_step_document.name),
    app_private.allowed_extension(make_step_document.extension), made.uploaded_by)
  returning * into made;
  insert into app_private.files (account_id, user_id, document_id, name, extension)
  values (made.uploaded_by, app_private.user_id(), made.id, made.name, made.extension)
  returning * into file;
  return app_private.upload_info_of(file);
end
$$;
comment on function app_public.make_step_document is
  'Makes a paper of an open step and says where to send its file. `askedFor` is the key of one that the step asks for. No other account sees it until the step is sent.';

create function app_public.delete_step_document(id uuid) returns app_public.documents
language plpgsql volatile strict security definer set search_path = pg_catalog
as $$
declare
  investor uuid := app_private.require_operation('delete_step_document');
  document app_public.documents;
begin
  select * into document from app_public.documents
  where documents.id = delete_step_document.id and type = 'step' and uploaded_by = investor;
  if document.id is null then
    perform app_private.refuse('not_found', 'documentUnknown');
  end if;
  -- The step first, in the order in which sending locks it.
  perform app_private.lock_paper_step(document.step_id, investor);
  return app_private.delete_document(app_private.own_document(document.id, 'step', investor));
end
$$;
comment on function app_public.delete_step_document is 'Deletes a paper and its file, as long as its step is open.';

create function app_private.submit_papers(step app_public.steps) returns void
language plpgsql volatile security definer set search_path = pg_catalog
as $$
declare
  errors jsonb;
  document app_public.documents;
begin
  select jsonb_object_agg(asked.key, case
    when come.waiting > 0 then 'fileNotCome'
    else app_private.with_values('somethingRequired', jsonb_build_object('name', asked.title)) end) into errors
  from app_private.asked_papers(step.schema) as asked
  cross join lateral (
    select count(*) filter (where upload_status = 'uploaded') as uploaded,
      count(*) filter (where upload_status <> 'uploaded') as waiting
    from app_public.documents where step_id = step.id and asked_for = asked.key
  ) as come
  where come.waiting > 0 or (asked.required and come.uploaded = 0);
  if errors is not null then
    perform app_private.refuse('step_invalid', 'correctFields', '{}', errors);
  end if;
  for document in select * from app_public.documents where step_id = step.id order by id loop
    perform app_private.share_document(document, (
      select array_agg(distinct type) from app_public.accounts
      where id in (step.issuer_id, step.owner_id) and type in ('issuer', 'broker')));
  end loop;
  if coalesce((step.schema ->> 'reviewed')::boolean, false) then
    update app_public.steps set status = 'processing', output_data = output_data - 'error' where id = step.id;
  else
    perform app_private.finish_step(step, step.output_data - 'error');
  end if;
end
$$;
comment on function app_private.submit_papers is
  'Shares the complete papers with the vendor and completes the step, or lets it wait for a review when its schema has reviewed.';

create function app_private.keep_answers(step app_public.steps, answers jsonb) returns void
language plpgsql volatile set search_path = pg_catalog
as $$
declare
  -- Said by the server for the steps whose envelopes it opened.
  sealed jsonb := nullif(current_setting('app.envelopes', true), '')::jsonb -> step.id::text;
begin
  if sealed is null and answers ? 'envelope' then
    perform app_private.refuse('envelope_not_valid', 'answersSealed');
  end if;
  insert into app_private.step_answers (step_id, ciphertext, envelope)
  values (step.id, case when sealed is null then app_private.encrypt(answers::text) end, sealed)
  on conflict on constraint step_answers_pkey
  do update set ciphertext = excluded.ciphertext, envelope = excluded.envelope;
end
$$;
comment on function app_private.keep_answers is 'Stores the answers to a step encrypted: in the envelope in which they arrived, or with the platform''s own key.';

create function app_public.review_step(step_id uuid, accepted boolean, reason text default null) returns app_public.steps
language plpgsql volatile security definer set search_path = pg_catalog
as $$
declare
  reviewer uuid := app_private.require_operation('review_step');
  said text := btrim(coalesce(reason, ''));
  found record;
  step app_public.steps;
begin
  select * into found from app_private.lock_step(step_id);
  step := found.step;
  if step.id is null or reviewer not in (step.issuer_id, step.owner_id) or not app_private.is_paper_step(step) then
    perform app_private.refuse('not_found', 'stepUnknown');
  elsif step.status = 'complete' and accepted then
    return step;
  elsif step.status <> 'processing' or not found.is_current then
    perform app_private.refuse('step_not_current', 'reviewNotWaited');
  elsif accepted then
    perform app_private.finish_step(step, step.output_data - 'error');
  elsif said = '' or length(said) > 500 or app_private.hides_characters(said, false) then
    perform app_private.refuse_field('reason', case
      when said = '' then 'reasonRequired' when length(said) > 500 then 'reasonLong'
      else 'charactersNotShown' end);
  else
    perform app_private.fail_step(step, 'retry', jsonb_build_object('error', said));
  end if;
  select * into step from app_public.steps where id = review_step.step_id;
  return step;
end
$$;
comment on function app_public.review_step is
  'Accepts the papers of a step that waits for review, or refuses them with a reason, which the investor reads when they return to the step.';

create function app_private.add_envelope_key(id text, public_key text, private_key text) returns void
language plpgsql volatile set search_path = pg_catalog
as $$
begin
  update app_private.envelope_keys set replaced_on = app_private.now() where replaced_on is null;
  insert into app_private.envelope_keys (id, public_key, ciphertext)
  values (add_envelope_key.id, add_envelope_key.public_key, app_private.encrypt(private_key));
end
$$;
comment on function app_private.add_envelope_key is 'Adds the key that is used from now on.';

create function app_private.envelope_private_key(key_id text) returns text
language sql stable set search_path = pg_catalog
as $$ select app_private.decrypt(ciphertext) from app_private.envelope_keys where id = key_id $$;
