-- The permitted patterns of authors: PostgreSQL and JavaScript read them alike, and match them in linear
-- time. The rules are expressions that both engines run, and are defined only here: `pnpm generate` copies
-- them into the core, so that its check gives the same result. The platform does not import the core, and a
-- check in SQL covers every write to a table.
create function app_private.pattern_rules(out use text, out expression text, out problem text) returns setof record
language sql immutable set search_path = pg_catalog
as $$
  values
    ('longest', '200', 'patternLong'),
    -- An escaped character, or a class: each is one character, with any content.
    ('one', '\\[dDsSwW !-/:-@\[-^`{-~]|\[(?!\^?\])\^?-?(?:(?:(?:[^\\\[\]-]|\\[ !-/:-@\[-^`{-~])(?:-(?:[^\\\[\]-]|\\[ !-/:-@\[-^`{-~]))?|\\[dsw])+-?)?\]', ''),
    ('refused', '\\$', 'patternBackslash'),
    ('refused', '\\', 'patternRefers'),
    ('refused', '[\[\]]', 'patternClass'),
    ('refused', '(?:^|[^)^])\(\?[=!]', 'patternAhead'),
    ('refused', '\(\?(?![:=!])', 'patternBehind'),
    ('refused', '\)[*+{]', 'patternGroup'),
    ('refused', '[*+?}][*+{?]', 'patternRepeated'),
    ('refused', '\{[^}]*[0-9]{3}', 'patternUpTo'),
    ('refused', '\{(?![0-9]+(?:,[0-9]*)?\})', 'patternRepetition'),
    ('refused', '(?:(?:[*+]|,\})(?:(?!\(\?[=!])[^\\])*){3}', 'patternEndless'),
    ('refused', '(?:\{[^}]*[0-9]{2}[^\\]*){6}', 'patternMany'),
    ('refused', '(?:(?:[^(]\?|[0-9],[0-9]+\})[^\\]*){11}', 'patternParts'),
    ('refused', '(?:\([^\\]*){11}', 'patternGroups'),
    -- Groups are replaced by one character from the inside out, until none is left.
    ('group', '\((?:\?:)?(?:[^\\\[\](){}*+?|^$](?:[*+?]|\{[0-9]+(?:,[0-9]*)?\})?|[|^$])*\)', ''),
    ('whole', '^(?:\^(?:\(\?[=!](?:[^\\\[\](){}*+?|^$](?:[*+?]|\{[0-9]+(?:,[0-9]*)?\})?|[|^$])*\))+(?:[^\\\[\](){}*+?|^$](?:[*+?]|\{[0-9]+(?:,[0-9]*)?\})?|[\^$])*|(?:[^\\\[\](){}*+?|^$](?:[*+?]|\{[0-9]+(?:,[0-9]*)?\})?|[|^$])*)$', 'patternNone')
$$;

create function app_private.pattern_rule(use text) returns text
language sql immutable set search_path = pg_catalog
as $$ select expression from app_private.pattern_rules() as rules where rules.use = pattern_rule.use $$;

create function app_private.without_groups(atoms text) returns text
language plpgsql immutable set search_path = pg_catalog
as $$
begin
  -- There are ten groups at most, so none nests deeper.
  for depth in 1..10 loop
    atoms := regexp_replace(atoms, app_private.pattern_rule('group'), 'a', 'g');
  end loop;
  return atoms;
end
$$;

create function app_private.pattern_error(pattern text) returns text
language plpgsql immutable set search_path = pg_catalog
as $$
declare
  whole record;
  atoms text;
  error text;
begin
  if length(pattern) > app_private.pattern_rule('longest')::int then
    return (select problem from app_private.pattern_rules() where use = 'longest');
  end if;
  atoms := regexp_replace(pattern, app_private.pattern_rule('one'), 'a', 'g');
  select * into whole from app_private.pattern_rules() where use = 'whole';
  select problem into error from app_private.pattern_rules() where use = 'refused' and atoms ~ expression limit 1;
  if error is null and app_private.without_groups(atoms) !~ whole.expression then
    error := whole.problem;
  end if;
  -- The engine finds reversed ranges: [z-a], a{2,1}.
  if error is null then
    perform '' ~ pattern;
  end if;
  return error;
exception when invalid_regular_expression then
  return whole.problem;
end
$$;
comment on function app_private.pattern_error is 'The text that says why a pattern is refused; null when it is not.';

create function app_private.json_pattern_error(pattern jsonb) returns text
language sql immutable set search_path = pg_catalog
as $$
  select case coalesce(jsonb_typeof(pattern), 'null')
    when 'string' then app_private.pattern_error(pattern #>> '{}')
    when 'null' then null
    else 'patternText'
  end
$$;
comment on function app_private.json_pattern_error is 'The reason why the pattern of a field is refused; null when it is not, and where there is none.';

create function app_private.refuse_pattern(field text, error text) returns void
language sql immutable set search_path = pg_catalog
as $$
  select app_private.refuse('pattern_refused', error, '{}', jsonb_build_object(field, error))
  where error is not null
$$;

-- JavaScript's \s knows the spaces of every script, and its . no end of a line.
create function app_private.native_pattern(pattern text) returns text
language sql immutable set search_path = pg_catalog
as $$
  select coalesce(string_agg(case
      when part = '.' then '[^\n\r\u2028\u2029]'
      when part = '\s' then '[' || spaces || ']'
      when part = '\S' then '[^' || spaces || ']'
      when part like '[%' then replace(part, '\s', spaces)
      else part
    end, '' order by place), '')
  from
    (values ('\t\n\v\f\r \u00A0\u1680\u2000-\u200A\u2028\u2029\u202F\u205F\u3000\uFEFF')) as known (spaces),
    regexp_matches(regexp_replace(pattern, '\\\\', '\\u005C', 'g'), '\\.|\[(?:[^\\\]]|\\.)*\]|[^\\\[]', 'g')
      with ordinality as parts (found, place),
    lateral (values (found[1])) as read (part)
$$;
comment on function app_private.native_pattern is 'Returns a pattern of JavaScript in the syntax of PostgreSQL.';

create function app_private.matches(value text, pattern text) returns boolean
language sql immutable set search_path = pg_catalog
as $$
  -- In the collation C, \d and \w are of ASCII, as they are in JavaScript.
  select case when app_private.pattern_error(pattern) is null and length(value) <= 4096
    then value ~ (app_private.native_pattern(pattern) collate "C") else pattern is null end
$$;
comment on function app_private.matches is 'True if a text matches a pattern; false for a refused pattern.';

-- Every pattern a schema holds, wherever in it: its fields, its form for new answers, the steps nested in it.
create function app_private.check_schema_patterns() returns trigger
language plpgsql immutable security definer set search_path = pg_catalog
as $$
begin
  perform app_private.refuse_pattern('schema', (
    select coalesce(app_private.with_values('patternOf', jsonb_build_object('pattern', left(pattern #>> '{}', 60), 'problem', error)), error)
    from jsonb_path_query(new.schema, '$.**.regex') as patterns (pattern),
      app_private.json_pattern_error(pattern) as error
    where error is not null limit 1));
  return new;
end
$$;
