-- The rules of a key: its name, its origins and components, and the number of keys of an account.
create function app_private.own_components() returns text[]
language sql immutable set search_path = pg_catalog
as $$
  select array['capTable', 'dashboard', 'assets', 'rounds', 'tokens', 'holdings', 'distributions',
    'allocations', 'bulkOperations', 'securities', 'audit', 'capitalization', 'transactions', 'reports', 'contacts', 'issuers', 'distributors', 'profiles', 'paperReviews',
    'signingTemplates', 'payments', 'questions']
$$;
comment on function app_private.own_components is
  'The components for the vendor''s own account, and for no investor''s, by name.';

create function app_private.shared_components() returns text[]
language sql immutable set search_path = pg_catalog
as $$ select array['documents', 'holding', 'uploads', 'steps'] $$;
comment on function app_private.shared_components is
  'The components for the vendor''s own account and for an investor''s, by name.';

create function app_private.embed_components() returns text[]
language sql immutable set search_path = pg_catalog
as $$
  select array['setup', 'invest', 'portfolio', 'offerWall', 'wallet', 'accreditation', 'qualificationAnswers']
    || app_private.shared_components() || app_private.own_components()
$$;
comment on function app_private.embed_components is 'The components that a vendor''s page may show, by name.';

create function app_private.tidy_origin(origin text) returns text
language sql immutable set search_path = pg_catalog
as $$
  -- A browser leaves the usual port out.
  select regexp_replace(lower(btrim(origin)), '^(https://.+):443$|^(http://.+):80$', '\1\2')
$$;

create function app_private.is_key_origin(origin text) returns boolean
language sql immutable set search_path = pg_catalog
as $$
  select length(origin) <= 300 and (
    origin ~ '^https://([a-z0-9_]([a-z0-9_-]*[a-z0-9_])?\.)*[a-z0-9_]([a-z0-9_-]*[a-z0-9_])?(:[1-9]\d{0,4})?$'
    or origin ~ '^https?://(localhost|127\.0\.0\.1|\[::1\])(:([1-9]\d{0,4}|\*))?$'
  )
$$;
comment on function app_private.is_key_origin is
  'True if a key may name it: https, or this computer, whose servers listen now on one port and now on another.';

create function app_private.tidy_list(texts text[]) returns text[]
language sql immutable set search_path = pg_catalog
as $$
  select coalesce(array_agg(text order by place), '{}')
  from (
    select text, min(place) as place from unnest(texts) with ordinality as listed (text, place) group by text
  ) as once
$$;
comment on function app_private.tidy_list is 'Each text once, where it stood first.';

create function app_private.origins_problem(origins text[]) returns text
language sql immutable set search_path = pg_catalog
as $$
  select case
    when cardinality(origins) = 0 then 'Name at least one origin.'
    when cardinality(origins) > 20 then 'A key has at most 20 origins.'
    else (
      select coalesce(left(origin, 100), 'null')
        || ' is no origin a key can have. Write it as https://invest.example.com or http://localhost:5173.'
      from unnest(origins) as origin where not coalesce(app_private.is_key_origin(origin), false) limit 1)
  end
$$;

create function app_private.check_key_name(embed_key app_public.embed_keys) returns void
language plpgsql volatile set search_path = pg_catalog
as $$
begin
  if coalesce(length(embed_key.name) not between 1 and 100, true) then
    perform app_private.refuse_field('name', 'Name is required, with at most 100 characters.');
  end if;
  -- Of two keys at once the second waits here, and finds the first.
  perform from app_public.accounts where id = embed_key.account_id for no key update;
  -- A key that gives way to another has its name too.
  if exists (
    select from app_public.embed_keys as others
    where others.account_id = embed_key.account_id and lower(others.name) = lower(embed_key.name)
      and others.revoked_at is null and others.expires_at is null and others.id <> embed_key.id
  ) then
    perform app_private.refuse('name_taken', 'A key of this name is there already.',
      '{"fields": {"name": "A key of this name is there already."}}');
  end if;
end
$$;

create function app_private.tidy_embed_key() returns trigger
language plpgsql volatile security definer set search_path = pg_catalog
as $$
begin
  if app_private.has_ended(old) then
    perform app_private.refuse('embed_key_ended', 'This key has ended.');
  end if;
  new.name := btrim(new.name);
  new.origins := app_private.tidy_list(
    array(select app_private.tidy_origin(origin) from unnest(new.origins) as origin));
  new.components := app_private.tidy_list(new.components);
  if app_private.origins_problem(new.origins) is not null then
    perform app_private.refuse_field('origins', app_private.origins_problem(new.origins));
  elsif new.components = '{}' then
    perform app_private.refuse_field('components', 'Choose at least one component.');
  elsif not new.components <@ app_private.embed_components() then
    perform app_private.refuse_field('components',
      'Components are some of ' || array_to_string(app_private.embed_components(), ', ') || '.');
  end if;
  perform app_private.check_key_name(new);
  return new;
end
$$;

create function app_private.has_ended(embed_key app_public.embed_keys) returns boolean
language sql stable set search_path = pg_catalog
as $$
  select coalesce(embed_key.revoked_at is not null or embed_key.expires_at <= app_private.now(), false)
$$;
comment on function app_private.has_ended is 'True if the key opens nothing any more.';

create trigger tidy_embed_key before insert or update of name, origins, components on app_public.embed_keys
  for each row execute function app_private.tidy_embed_key();
select app_private.show_as_written('app_public.embed_keys', '@name');
