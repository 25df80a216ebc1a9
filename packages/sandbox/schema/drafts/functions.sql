-- Whose draft of the form it is: refused as the form itself is. A form that is done has none.
create function app_private.draft_place(
  form app_public.draft_form, asking_step uuid, out account_id uuid, out user_id uuid, out step_id uuid, out schema jsonb,
  out is_done boolean
)
language plpgsql volatile security definer set search_path = pg_catalog
as $$
#variable_conflict use_column
begin
  if form = 'setup' and app_private.account_id() is null then
    draft_place.user_id := app_private.user_id();
    draft_place.is_done := false;
    return;
  elsif form = 'setup' then
    draft_place.account_id := app_private.require_operation('setup_account');
    -- Waits for a submission of the form at the same moment: no draft outlives it.
    select setup into is_done from app_public.accounts where id = draft_place.account_id for share;
    return;
  end if;
  draft_place.account_id := app_private.require_operation('complete_step');
  select steps.id, steps.schema, steps.status = 'complete' into step_id, schema, is_done from app_public.steps
  where steps.id = asking_step and investor_id = draft_place.account_id and app_private.completed_by_investor(steps) for share;
  if step_id is null then
    perform app_private.refuse('not_found', 'stepUnknown');
  end if;
end
$$;

create function app_public.open_draft(form app_public.draft_form, step_id uuid default null) returns app_public.draft
language plpgsql volatile security definer set search_path = pg_catalog
as $$
#variable_conflict use_column
declare
  place record;
  draft app_public.draft;
begin
  perform app_private.require_operation('open_draft');
  place := app_private.draft_place(open_draft.form, open_draft.step_id);
  -- A draft saved before the account existed becomes the account's.
  if place.step_id is null and place.account_id is not null then
    update app_private.drafts set account_id = place.account_id, user_id = null
    where user_id = app_private.user_id()
      and not exists (select from app_private.drafts as known where known.place_id = place.account_id);
  end if;
  select version, app_private.decrypt(ciphertext)::json, saved_on into draft.version, draft.answers, draft.saved_on
  from app_private.drafts where place_id = coalesce(place.step_id, place.account_id, place.user_id)
  order by saved_on desc, version desc limit 1;
  return case when draft.saved_on is not null then draft end;
end
$$;
comment on function app_public.open_draft is
  'The newest unsent entries of the form; null without any. A form of a step needs the step.';

/*
 * The limit of drafts. A form keeps the drafts of at most 5 of its versions; a person at most 50 drafts and 2,000,000 bytes.
 * Beyond it, the drafts saved longest ago are deleted, and the audit records `replaceDraft`.
 */
create function app_private.make_room_for_draft(saved uuid) returns void
language plpgsql volatile security definer set search_path = pg_catalog
as $$
begin
  delete from app_private.drafts as replaced using (
    select ranked.id,
      row_number() over (partition by ranked.place_id order by ranked.id = saved desc, ranked.saved_on desc, ranked.id) > 5 as is_old
    from app_private.drafts as ranked
    where ranked.place_id = (select place_id from app_private.drafts where id = saved)
    union all
    select counted.id, count(*) over newest > 50 or sum(octet_length(counted.ciphertext)) over newest > 2000000
    from app_private.drafts as counted
    where counted.saved_by = (select saved_by from app_private.drafts where id = saved)
    window newest as (order by counted.id = saved desc, counted.saved_on desc, counted.id)
  ) as drafts
  where drafts.is_old and replaced.id = drafts.id;
  if found then
    perform app_private.record_operation(gen_random_uuid(), 'replaceDraft');
  end if;
end
$$;

create function app_public.save_draft(
  form app_public.draft_form, version text, answers json, step_id uuid default null, known_on timestamptz default null
) returns app_public.draft
language plpgsql volatile security definer set search_path = pg_catalog
as $$
#variable_conflict use_column
declare
  place record;
  draft app_public.draft;
  saved uuid;
begin
  perform app_private.require_operation('save_draft');
  place := app_private.draft_place(save_draft.form, save_draft.step_id);
  if place.is_done then
    return null;
  elsif coalesce(length(save_draft.version) between 1 and 100 and json_typeof(save_draft.answers) = 'object'
    and length(save_draft.answers::text) <= 100000, false) is false then
    perform app_private.refuse('invalid_input', 'draftTooLong');
  end if;
  select max(saved_on) into draft.replaced_on from app_private.drafts
  where place_id = coalesce(place.step_id, place.account_id, place.user_id);
  if draft.replaced_on = save_draft.known_on then
    draft.replaced_on := null;
  end if;
  insert into app_private.drafts as kept (account_id, user_id, step_id, saved_by, version, ciphertext)
  values (place.account_id, place.user_id, place.step_id, app_private.user_id(), save_draft.version,
    app_private.encrypt(app_private.kept_answers(place.schema, save_draft.answers::jsonb)::text))
  on conflict (place_id, version) do update set ciphertext = excluded.ciphertext, saved_by = excluded.saved_by, saved_on = app_private.now()
  returning kept.id, kept.version, kept.saved_on into saved, draft.version, draft.saved_on;
  perform app_private.make_room_for_draft(saved);
  -- A form that is filled in is saved every second; the audit records it once an hour.
  if exists (
    select from app_public.operations
    where operations.account_id = app_private.account_id() and user_id = app_private.user_id() and operation = 'saveDraft'
      and outcome = 'done' and created_on > app_private.now() - interval '1 hour'
  ) then
    perform set_config('app.recorded_before', 'saveDraft', true);
  end if;
  return draft;
end
$$;
comment on function app_public.save_draft is
  'Saves the typed answers of the form, without secret ones; the later save replaces the earlier. Null when the form was sent in the meantime.';

create function app_public.discard_draft(form app_public.draft_form, step_id uuid default null) returns boolean
language plpgsql volatile security definer set search_path = pg_catalog
as $$
#variable_conflict use_column
declare
  place record;
begin
  perform app_private.require_operation('discard_draft');
  place := app_private.draft_place(discard_draft.form, discard_draft.step_id);
  delete from app_private.drafts where place_id = coalesce(place.step_id, place.account_id, place.user_id);
  return found;
end
$$;
comment on function app_public.discard_draft is 'Deletes the draft of the form.';

-- The answers that a draft stores: none that is secret, none to a question that the form does not have. And the
-- end of a draft.
create function app_private.is_secret_field(field jsonb) returns boolean
language sql immutable set search_path = pg_catalog
as $$
  select lower(coalesce(field ->> 'type', '')) in ('password', 'taxid')
    or concat_ws(' ', field ->> 'key', field ->> 'displayKey')
      ~* '\m(ssn|ein|itin|tin|pin|iban|cvc|cvv)\M|(tax|employer|taxpayer)[ _-]?id|social[ _-]?security|passw|passcode|(account|card|routing)[ _-]?number'
$$;
comment on function app_private.is_secret_field is 'True if a draft leaves the field''s answer out, because of its kind or its subject.';

/*
 * An answer that may contain a tax id is left out as a whole: nine digits in a row, or grouped as 123-45-6789
 * or 12-3456789, with a dash, a space or a dot between. It is never shortened or blanked, because that would
 * change the typed answer.
 *
 * Kept are a phone number (ten digits, or any after a +), a ZIP+4 (97201-1234), an e-mail address, and nine digits in a row
 * where the form asks for a number.
 */
create function app_private.is_like_tax_id(answer jsonb, is_number boolean default false) returns boolean
language sql immutable set search_path = pg_catalog
as $$
  select coalesce(
    written ~ '(^|[^[:alnum:].-])(\d{3}[-–—. ]\d{2}[-–—. ]\d{4}|\d{2}[-–—. ]\d{7})($|[^[:alnum:]@-])'
    or not is_number and written ~ '(^|[^[:alnum:].-])\d{9}($|[^[:alnum:]@-])', false)
  -- A phone number with its country is none.
  from regexp_replace(answer #>> '{}', '\+\d[\d() .-]*', '+', 'g') as written
$$;
comment on function app_private.is_like_tax_id is 'True if a tax id may stand anywhere in an answer.';

create function app_private.is_kept_of_setup(answer jsonb, depth int) returns boolean
language sql immutable set search_path = pg_catalog
as $$
  select case when jsonb_typeof(answer) in ('object', 'array') then depth <= 3 else not app_private.is_like_tax_id(answer) end
$$;

create function app_private.kept_of_setup(answers jsonb, depth int default 0) returns jsonb
language plpgsql immutable set search_path = pg_catalog
as $$
begin
  -- The account, its parties, the address of one: deeper than that nothing is asked.
  if jsonb_typeof(answers) = 'array' then
    return (select coalesce(jsonb_agg(app_private.kept_of_setup(item, depth + 1) order by place), '[]')
      from jsonb_array_elements(answers) with ordinality as items (item, place)
      where app_private.is_kept_of_setup(item, depth + 1));
  elsif jsonb_typeof(answers) <> 'object' then
    return answers;
  end if;
  return (select coalesce(jsonb_object_agg(key, app_private.kept_of_setup(value, depth + 1)), '{}') from jsonb_each(answers)
    where key in ('type', 'accountName', 'formationDate', 'dateExecuted', 'address', 'hasMailing', 'mailing', 'parties',
      'firstName', 'lastName', 'email', 'dateOfBirth', 'usCitizen', 'allowLogin', 'loginRole', 'sameAddress',
      'countryId', 'lineOne', 'lineTwo', 'city', 'province', 'postalCode')
      and app_private.is_kept_of_setup(value, depth + 1));
end
$$;

comment on function app_private.kept_of_setup is
  'Account setup without tax ids, and without the attestation, which is given when it is sent.';

create function app_private.kept_answers(schema jsonb, answers jsonb) returns jsonb
language sql immutable set search_path = pg_catalog
as $$
  select case when schema is null then app_private.kept_of_setup(answers) else (
    select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each(answers)
    where exists (
      select from jsonb_array_elements(app_private.step_fields(schema)) as fields (field)
      where field ->> 'key' = key and not app_private.is_secret_field(field)
        and not app_private.is_like_tax_id(value,
          lower(coalesce(field ->> 'type', '')) in ('number', 'numberwithprecision', 'integer')))
  ) end
$$;
comment on function app_private.kept_answers is 'The answers that a draft keeps: of a step''s form, or of account setup without a schema.';

create function app_private.end_drafts() returns trigger
language plpgsql volatile security definer set search_path = pg_catalog
as $$
begin
  delete from app_private.drafts where place_id = new.id;
  return null;
end
$$;
