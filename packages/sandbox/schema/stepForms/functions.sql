-- Texts of an author may have translations: the same texts by language tag.
create function app_private.is_language(tag text) returns boolean
language sql immutable set search_path = pg_catalog
as $$ select tag ~ '^[a-z]{2,3}(-[A-Za-z0-9]{2,8}){0,3}$' $$;

create function app_private.is_said(texts jsonb, names text[]) returns boolean
language sql immutable set search_path = pg_catalog
as $$
  select case when jsonb_typeof(texts) <> 'object' then false else not exists (
    select from jsonb_each(texts) as said (name, words)
    where name <> all (names) or case
      when name <> 'options' then jsonb_typeof(words) <> 'string' or btrim(words #>> '{}') = ''
      when jsonb_typeof(words) <> 'object' then true
      else exists (select from jsonb_each(words) as choices (choice, label) where jsonb_typeof(label) <> 'string')
    end
  ) end
$$;
comment on function app_private.is_said is 'True if an object contains texts with these names; options are labels by value.';

create function app_private.languages_error(languages jsonb, variadic names text[]) returns text
language sql immutable set search_path = pg_catalog
as $$
  select case
    when languages is null then null
    when length(languages::text) > 20000 then 'languagesLong'
    when jsonb_typeof(languages) <> 'object' or exists (
      select from jsonb_each(case jsonb_typeof(languages) when 'object' then languages else '{}' end) as said (tag, texts)
      where not app_private.is_language(tag) or not app_private.is_said(texts, names)
    ) then 'languagesShape'
  end
$$;

create function app_private.both_languages(one jsonb, other jsonb) returns jsonb
language sql immutable set search_path = pg_catalog
as $$
  select jsonb_object_agg(tag, coalesce(one -> tag, '{}') || coalesce(other -> tag, '{}')) from (
    select jsonb_object_keys(one) union select jsonb_object_keys(other)
  ) as tags (tag)
$$;
comment on function app_private.both_languages is 'Merges two texts in all languages of both.';

create function app_private.own_words(field jsonb, name text) returns text
language sql stable set search_path = pg_catalog
as $$
  select coalesce(field #>> array['languages', locale, name],
    field #>> array['languages', split_part(locale, '-', 1), name], field ->> name)
  from coalesce(current_setting('app.locale', true), '') as locale
$$;
comment on function app_private.own_words is 'The text of a field''s author in the language of the request, or else in its original language.';

-- The answers to a form step, checked against the step's own schema.
create function app_private.step_fields(schema jsonb) returns jsonb
language sql immutable set search_path = pg_catalog
as $$ select coalesce(schema -> 'fields', schema #> '{forms,new,fields}', '[]') $$;

create function app_private.is_option(field jsonb, value text) returns boolean
language sql stable set search_path = pg_catalog
as $$
  select case
    when jsonb_typeof(field -> 'options') is distinct from 'array' then true
    when field -> 'options' @> '[{"typeahead": "countries"}]' then exists (
      select from app_public.countries where value in (id::text, name, alpha2, alpha3))
    else exists (
      select from jsonb_array_elements(field -> 'options') as options (option)
      where value = coalesce(option ->> 'value', option #>> '{}'))
  end
$$;

create function app_private.is_day(value text) returns boolean
language plpgsql stable set search_path = pg_catalog
as $$
begin
  if value ~ '^\d{2}/\d{2}/\d{4}$' then
    value := regexp_replace(value, '^(\d\d)/(\d\d)/(\d{4})$', '\3-\1-\2');
  end if;
  return value ~ '^\d{4}-\d{2}-\d{2}(T[\d:.]+(Z|[+-]\d{2}:\d{2}))?$' and value::timestamptz is not null;
exception when datetime_field_overflow or invalid_datetime_format then
  return false;
end
$$;

create function app_private.answer_fits(field jsonb, answer jsonb, value text) returns boolean
language sql stable set search_path = pg_catalog
as $$
  select case coalesce(field ->> 'type', 'string')
    when 'string' then app_private.matches(value, field ->> 'regex')
    when 'password' then app_private.matches(value, field ->> 'regex')
    when 'email' then app_private.is_email(value)
    when 'phone' then value ~ '^\+[1-9][0-9]{1,14}$'
    when 'number' then value ~ '^-?[0-9]+(\.[0-9]+)?$'
    when 'numberWithPrecision' then value ~ '^[0-9]+(\.[0-9]{1,18})?$'
    when 'integer' then value ~ '^-?[0-9]+$'
    when 'date' then app_private.is_day(value)
    when 'boolean' then value in ('true', 'false', 'yes', 'no')
    when 'checkbox' then value not in ('false', '[]')
    when 'blockchainAddress' then value ~ '^(0x)?[0-9a-fA-F]{40}$'
    when 'twitterHandle' then value ~ '^[A-Za-z0-9_]{1,15}$'
    else true
  end and case
    when jsonb_typeof(answer) <> 'array' then app_private.is_option(field, value)
    else jsonb_array_length(answer) > 0 and (
      select bool_and(app_private.is_option(field, chosen)) from jsonb_array_elements_text(answer) as choices (chosen))
  end
$$;

create function app_private.answer_error(field jsonb, answer jsonb) returns text
language sql stable set search_path = pg_catalog
as $$
  select case
    when coalesce(value, '') = '' and coalesce((field ->> 'optional')::boolean, false) then null
    when coalesce(value, '') = '' then app_private.with_values('somethingRequired',
      jsonb_build_object('name', coalesce(field ->> 'displayKey', field ->> 'key')))
    -- The vendor that asked sees the answer.
    when jsonb_typeof(answer) = 'object' or length(value) > 10000 or app_private.hides_characters(value, false)
      then 'answerInvalid'
    -- It was stored before patterns were checked, or past the checks.
    when coalesce(field ->> 'type', 'string') in ('string', 'password')
      and app_private.json_pattern_error(field -> 'regex') is not null
      then 'answerUnreadable'
    when not app_private.answer_fits(field, answer, value)
      then coalesce((
        select app_private.with_values('ownWords', jsonb_build_object('words', words))
        from coalesce(app_private.own_words(field, 'error'), app_private.own_words(field, 'message')) as words
        where words is not null), 'answerInvalid')
  end
  from btrim(answer #>> '{}') as value
$$;

create function app_private.is_given(answer jsonb, choices jsonb) returns boolean
language sql immutable set search_path = pg_catalog
as $$
  select exists (
    select from jsonb_array_elements_text(
      case jsonb_typeof(answer) when 'array' then answer else jsonb_build_array(answer) end) as given (choice)
    where case choice when 'true' then 'yes' when 'false' then 'no' else choice end
      in (select jsonb_array_elements_text(choices)))
$$;

create function app_private.unasked_keys(schema jsonb, answers jsonb) returns text[]
language plpgsql immutable set search_path = pg_catalog
as $$
declare
  field jsonb;
  condition jsonb;
  before text[] := '{}';
  unasked text[] := '{}';
begin
  for field in
    select listed from jsonb_array_elements(app_private.step_fields(schema)) with ordinality as fields (listed, place)
    order by case jsonb_typeof(listed -> 'order') when 'number' then (listed ->> 'order')::numeric end nulls last, place
  loop
    condition := field -> 'askedWhen';
    if condition ->> 'key' = any (before) and jsonb_typeof(condition -> 'is') = 'array' and condition -> 'is' <> '[]'
      and (condition ->> 'key' = any (unasked)
        or not app_private.is_given(answers -> (condition ->> 'key'), condition -> 'is')) then
      unasked := unasked || (field ->> 'key');
    end if;
    before := before || (field ->> 'key');
  end loop;
  return unasked;
end
$$;
comment on function app_private.unasked_keys is
  'The fields that are not shown for these answers: a field with askedWhen is shown only when an earlier field has one of its answers.';

create function app_private.check_answers(schema jsonb, answers jsonb) returns void
language plpgsql stable set search_path = pg_catalog
as $$
declare
  errors jsonb;
begin
  select jsonb_object_agg(field ->> 'key', error) into errors
  from jsonb_array_elements(app_private.step_fields(schema)) as fields (field),
    app_private.answer_error(field, answers -> (field ->> 'key')) as error
  where error is not null and field ->> 'key' <> all (app_private.unasked_keys(schema, answers));
  if errors is not null then
    perform app_private.refuse('step_invalid', 'correctFields', '{}', errors);
  end if;
end
$$;

create function app_private.schema_error(schema jsonb) returns text
language sql immutable set search_path = pg_catalog
as $$
  select case
    when jsonb_typeof(schema) is distinct from 'object' then 'schemaObject'
    when jsonb_typeof(app_private.step_fields(schema)) <> 'array' then 'schemaFields'
    when jsonb_array_length(app_private.step_fields(schema)) not between 1 and 200 then 'schemaCount'
    when exists (
      select from jsonb_array_elements(app_private.step_fields(schema)) as fields (field)
      where coalesce(field ->> 'key' !~ '^[A-Za-z][A-Za-z0-9_.]{0,99}$', true) or coalesce(field ->> 'type', '') = ''
    ) then 'schemaField'
    when (
      select count(*) <> count(distinct field ->> 'key')
      from jsonb_array_elements(app_private.step_fields(schema)) as fields (field)
    ) then 'schemaTwice'
    when exists (
      select from jsonb_array_elements(app_private.step_fields(schema)) as fields (field)
      where field ? 'askedWhen' and not coalesce(
        jsonb_typeof(field #> '{askedWhen,is}') = 'array' and field #> '{askedWhen,is}' <> '[]' and exists (
          select from jsonb_array_elements(app_private.step_fields(schema)) as others (other)
          where other ->> 'key' = field #>> '{askedWhen,key}' and other ->> 'key' <> field ->> 'key'
        ), false)
    ) then 'schemaAskedWhen'
    when not app_private.is_language(coalesce(schema ->> 'lang', 'en')) then 'languageTag'
    else coalesce(app_private.languages_error(schema -> 'languages', 'title'), (
      select app_private.languages_error(field -> 'languages', 'displayKey', 'message', 'error', 'options') as error
      from jsonb_array_elements(app_private.step_fields(schema)) as fields (field)
      order by error limit 1
    ))
  end
$$;

create function app_private.check_form_schema() returns trigger
language plpgsql volatile security definer set search_path = pg_catalog
as $$
begin
  if app_private.schema_error(new.schema) is not null then
    perform app_private.refuse_field('schema', app_private.schema_error(new.schema));
  end if;
  return new;
end
$$;

create function app_private.renew_forms() returns trigger
language plpgsql volatile security definer set search_path = pg_catalog
as $$
begin
  update app_private.step_templates set schema = new.schema where form_schema_id = new.id;
  return null;
end
$$;

create function app_public.step_form_schemas_is_used(form app_public.step_form_schemas) returns boolean
language sql stable security definer set search_path = pg_catalog
as $$ select exists (select from app_private.step_templates where form_schema_id = form.id) $$;
comment on function app_public.step_form_schemas_is_used is 'True when a step of a process shows the form.';

-- A completed form shows its answers: those that are stored for later forms, and none that is stored encrypted.
create function app_private.show_given_answers() returns trigger
language plpgsql volatile security definer set search_path = pg_catalog
as $$
begin
  new.output_data := new.output_data || jsonb_build_object('answers', coalesce((
    select jsonb_object_agg(known.key, known.answer)
    from app_public.instanced_account_informations as known
    join app_public.vendor_qualifications as vendors on vendors.account_id = known.account_id
    where vendors.id = new.vendor_qualification_id and known.investor_id = new.investor_id
      -- Given in this form; a question left blank has an older answer, of another form.
      and known.answered_on = app_private.now()
      and known.key in (select asked ->> 'key' from jsonb_array_elements(app_private.step_fields(new.schema)) as fields (asked))
  ), '{}'));
  return new;
end
$$;
