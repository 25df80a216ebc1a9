-- One expression each, which the planner inlines: figures of lists evaluate it for every row.
create function app_private.user_id() returns uuid
language sql stable parallel safe
return nullif(current_setting('app.user_id', true), '')::uuid;

create function app_private.account_id() returns uuid
language sql stable parallel safe
return nullif(current_setting('app.account_id', true), '')::uuid;

create function app_private.embed_vendor() returns uuid
language sql stable parallel safe
return nullif(current_setting('app.embed_vendor', true), '')::uuid;
comment on function app_private.embed_vendor is 'The vendor on whose page this session is; null on the platform itself.';

create function app_private.now() returns timestamptz
language sql stable security definer set search_path = pg_catalog
as $$ select now() + (select "offset" from app_private.clock) $$;
comment on function app_private.now() is 'The only clock: rules and defaults use it instead of now().';

create function app_private.today() returns date
language sql stable security definer set search_path = pg_catalog
as $$ select (app_private.now() at time zone 'utc')::date $$;
comment on function app_private.today() is 'The calendar day in UTC, in which open days are counted.';

/*
 * A text of the catalogue of errors is written as its key (`notFound`), or as its key and its values (`bulkBatch{"most": 200}`).
 * Only the catalogue, which app_private.error_texts() returns, has the sentence. An error names the text by its key; the sentence
 * is filled in later: in English here, and in the language of the reader when the answer is sent.
 */
create function app_private.with_values(key text, "values" jsonb) returns text
language sql immutable parallel safe set search_path = pg_catalog
as $$ select key || "values"::text $$;
comment on function app_private.with_values is 'A text of the catalogue of errors, with the values of its names in braces.';

create function app_private.fill_in(forms jsonb, given jsonb) returns text
language sql immutable parallel safe set search_path = pg_catalog
as $$
  select string_agg(coalesce(piece[2], given ->> piece[1], '{' || piece[1] || '}'), '' order by place)
  from regexp_matches(case jsonb_typeof(forms)
      when 'string' then forms #>> '{}'
      else coalesce(case given ->> 'count' when '1' then forms ->> 'one' end, forms ->> 'other')
    end, '\{([A-Za-z]\w*)\}|([^{]+|\{)', 'g') with ordinality as pieces (piece, place)
$$;
comment on function app_private.fill_in is 'A text of the catalogue with its values; braces in a value stay.';

create function app_private.in_english(said text) returns text
language plpgsql immutable strict set search_path = pg_catalog
as $$
declare
  key text := substring(said from '^\w+');
  given jsonb := coalesce(nullif(substr(said, length(key) + 1), '')::jsonb, '{}');
  forms jsonb := app_private.error_texts() -> key;
begin
  if forms is null then
    raise exception 'There is no text "%".', said;
  end if;
  -- A text within a text.
  if given ? 'problem' then
    given := given || jsonb_build_object('problem', app_private.in_english(given ->> 'problem'));
  end if;
  return app_private.fill_in(forms, given);
end
$$;
comment on function app_private.in_english is 'The English sentence of a text of the catalogue of errors.';

create function app_private.refuse(code text, said text, details jsonb default '{}', fields jsonb default '{}') returns void
language plpgsql immutable set search_path = pg_catalog
as $$
begin
  if fields <> '{}' then
    details := details || jsonb_build_object('fields',
      (select jsonb_object_agg(name, app_private.in_english(words)) from jsonb_each_text(fields) as each (name, words)));
  end if;
  raise exception using errcode = 'CPSTN', message = app_private.in_english(said),
    detail = (details || jsonb_build_object('code', code,
      'texts', jsonb_build_object('message', said) || case when fields = '{}' then '{}' else jsonb_build_object('fields', fields) end))::text;
end
$$;
comment on function app_private.refuse is
  'Ends the transaction with an error that a reader may see: a code, a text of the catalogue, and a text for each wrong field.';

/*
 * Text that a person enters for others is shown as written: no control characters, none that turn the text around them (U+202E
 * makes "fdp.exe" of "exe.pdf"), and no invisible ones, which make two names look alike.
 *
 * U+200C and U+200D are letters' joiners in Persian, Hindi and the like, and join emoji: beside ASCII, and at an end, they
 * are nothing but invisible. A line has no breaks; a text of several lines may have them, and tabs.
 */
create function app_private.hides_characters(shown text, is_line boolean default true) returns boolean
language sql immutable parallel safe set search_path = pg_catalog
as $$
  select case when is_line then shown else translate(shown, E'\t\n\r', '') end
    ~ ('[\u0001-\u001F\u007F-\u009F\u00AD\u034F\u061C\u115F\u1160\u17B4\u17B5\u180B-\u180F\u200B\u200E\u200F'
    || '\u2028-\u202E\u2060-\u206F\u2800\u3164\uFEFF\uFFA0\uFFF9-\uFFFB\U000E0000-\U000E007F]'
    || '|^[\u200C\u200D]|[\u200C\u200D]$|[\u0001-\u007F][\u200C\u200D]|[\u200C\u200D][\u0001-\u007F]')
$$;
comment on function app_private.hides_characters is 'True if a text has invisible characters, or ones that are displayed at another position.';

-- Mail programs make a link of these. "Amazon.com, Inc." and "St. Gallen" are names like any other.
create function app_private.holds_web_address(name text) returns boolean
language sql immutable parallel safe set search_path = pg_catalog
as $$ select name ~* '(://|\mwww\.)' $$;
comment on function app_private.holds_web_address is 'True if a text contains "://" or "www.", which a name in a mail may not.';

/*
 * An e-mail address: 64 characters at most before the @, in parts between single dots; a domain of labels that neither begin
 * nor end with a hyphen. It has no spaces of any kind, and none of the marks that an address has in quotes only.
 */
create function app_private.is_email(email text) returns boolean
language sql immutable parallel safe set search_path = pg_catalog
as $$
  with parts (mark) as (values ('[^]@[:space:]\u00A0\u1680\u2000-\u200A\u2028\u2029\u202F\u205F\u3000\uFEFF()<>,;:"[\\.]'))
  select coalesce(length(email) <= 254 and length(split_part(email, '@', 1)) <= 64
    and email ~ format('^%1$s+(\.%1$s+)*@%1$s+(\.%1$s+)+$', mark) and email !~ '@-|@.*(\.-|-\.)|-$', false)
  from parts
$$;
comment on function app_private.is_email is 'True for an e-mail address, as the core''s field kind email takes it.';

-- A text that a person types for others is shown as written: app_private.hides_characters finds texts with
-- hidden characters. A name used in mails must not contain a web address either:
-- app_private.holds_web_address.
create function app_private.check_shown() returns trigger
language plpgsql volatile security definer set search_path = pg_catalog
as $$
declare
  written jsonb := to_jsonb(new);
  marked text;
  field text;
begin
  -- It is called for a row with such a text in it: which one?
  select names into marked from unnest(tg_argv) as names
  where app_private.hides_characters(written ->> ltrim(names, '*@'), names not like '*%')
    or names like '@%' and app_private.holds_web_address(written ->> ltrim(names, '@')) limit 1;
  field := replace(initcap(replace(ltrim(marked, '*@'), '_', ' ')), ' ', '');
  perform app_private.refuse_field(lower(left(field, 1)) || substr(field, 2),
    case when app_private.hides_characters(written ->> ltrim(marked, '*@'), marked not like '*%')
      then 'charactersNotShown'
      else 'nameHasLink' end);
  return new;
end
$$;

create function app_private.show_as_written(shown regclass, variadic columns text[]) returns void
language plpgsql volatile set search_path = pg_catalog
as $$
declare
  -- Quoted as they are named in a list, asked of a new row, and handed to the trigger.
  listed text;
  asked text;
  reported text;
begin
  select string_agg(quote_ident(ltrim(name, '*@')), ', '), string_agg(quote_literal(name), ', '),
    string_agg(format('app_private.hides_characters(new.%1$I::text, %2$L)', ltrim(name, '*@'), name not like '*%')
      || case when name like '@%' then format(' or app_private.holds_web_address(new.%I)', ltrim(name, '@')) else '' end, ' or ')
  into listed, reported, asked from unnest(columns) as name;
  execute format('create trigger check_shown before insert or update of %s on %s for each row when (%s) '
    'execute function app_private.check_shown(%s)', listed, shown, asked, reported);
end
$$;
comment on function app_private.show_as_written is
  'Declares the columns whose texts are shown as written. A star before a name allows several lines; an @ marks names that mails contain.';
