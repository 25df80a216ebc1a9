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
    when coalesce(value, '') = '' then coalesce(field ->> 'displayKey', field ->> 'key') || ' is required.'
    -- The vendor that asked sees the answer.
    when jsonb_typeof(answer) = 'object' or length(value) > 10000 or app_private.hides_characters(value, false)
      then 'Invalid input'
    -- It was stored before patterns were checked, or past the checks.
    when coalesce(field ->> 'type', 'string') in ('string', 'password')
      and app_private.json_pattern_error(field -> 'regex') is not null
      then 'The rule for this answer cannot be read, so no answer can be accepted. Please contact the person who asks.'
    when not app_private.answer_fits(field, answer, value)
      then coalesce(app_private.own_words(field, 'error'), app_private.own_words(field, 'message'), 'Invalid input')
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
  'The fields that these answers leave unasked: a field may be asked only when one before it has one of some answers, askedWhen.';

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
    perform app_private.refuse('step_invalid', 'Please correct the highlighted fields.',
      jsonb_build_object('fields', errors));
  end if;
end
$$;
