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
comment on function app_private.is_said is 'True if these are texts of these names; options are labels by the sent value.';

create function app_private.languages_error(languages jsonb, variadic names text[]) returns text
language sql immutable set search_path = pg_catalog
as $$
  select case
    when languages is null then null
    when length(languages::text) > 20000 then 'languages holds at most 20000 characters.'
    when jsonb_typeof(languages) <> 'object' or exists (
      select from jsonb_each(case jsonb_typeof(languages) when 'object' then languages else '{}' end) as said (tag, texts)
      where not app_private.is_language(tag) or not app_private.is_said(texts, names)
    ) then 'languages holds the texts of this in other languages, by tags such as de.'
  end
$$;

create function app_private.both_languages(one jsonb, other jsonb) returns jsonb
language sql immutable set search_path = pg_catalog
as $$
  select jsonb_object_agg(tag, coalesce(one -> tag, '{}') || coalesce(other -> tag, '{}')) from (
    select jsonb_object_keys(one) union select jsonb_object_keys(other)
  ) as tags (tag)
$$;
comment on function app_private.both_languages is 'The texts of two in each language that either is said in.';

create function app_private.own_words(field jsonb, name text) returns text
language sql stable set search_path = pg_catalog
as $$
  select coalesce(field #>> array['languages', locale, name],
    field #>> array['languages', split_part(locale, '-', 1), name], field ->> name)
  from coalesce(current_setting('app.locale', true), '') as locale
$$;
comment on function app_private.own_words is 'A text of a field''s author in the language of the request, or else as it is written.';
