-- Every live row counts its changes; the socket tells whoever sees the row to ask for it again.
create function app_private.next_version() returns trigger
language plpgsql volatile set search_path = pg_catalog
as $$
begin
  -- A patch may name the version it was made from.
  if new.version <> old.version then
    perform app_private.refuse('changed_elsewhere', 'This has been changed elsewhere since it was shown.',
      jsonb_build_object('version', old.version));
  end if;
  new.version := old.version + 1;
  return new;
end
$$;

-- By what a row is seen: a column that names an account or a person, `issuer_id`, or one that a link leads to,
-- `visible_rows.row_id:round_id`. The policy says both.
create function app_private.sight_of(live_table regclass) returns text[]
language sql stable set search_path = pg_catalog
as $$
  with policies as (
    select coalesce(string_agg(pg_get_expr(polqual, polrelid), ' or '), '') as text
    from pg_policy where polrelid = live_table and polcmd in ('r', '*')
  ), seen (entry) as (
    select found[1] from policies,
      regexp_matches(text, '\((\w+) = \( SELECT app_private\.(?:account|user)_id\(\)', 'g') as found
    union
    select format('%s.%s:%s', found[1], found[2], found[3]) from policies, regexp_matches(text,
      '\sFROM \w+\.(\w+) \w+\s+WHERE \(\(\w+\.(\w+) = ' || (select relname from pg_class where oid = live_table) || '\.(\w+)\)',
      'g') as found
    union
    -- The bits of an account's links stand for the links.
    select 'visible_rows.row_id:id' from policies where text like '%.visible_accounts %'
  )
  select coalesce(array_agg(entry order by entry), '{}') from seen
$$;

create function app_private.keys_of(changed jsonb, sight text[]) returns text[]
language sql immutable set search_path = pg_catalog
as $$
  select coalesce(array_agg(distinct left(entry, at) || (changed ->> substr(entry, at + 1))), '{}')
  from unnest(sight) as entry cross join lateral (select position(':' in entry)) as colon (at)
  where changed ->> substr(entry, at + 1) is not null
$$;
comment on function app_private.keys_of is 'Who sees a row: ids of accounts and persons, and what links lead to, `visible_rows.row_id:<id>`.';

create type app_private.changed_row as (id uuid, version bigint, before text[], after text[]);

create function app_private.tell_rows(table_name text, changed app_private.changed_row[]) returns void
language sql volatile set search_path = pg_catalog
as $$
  select pg_notify('app_change', json_strip_nulls(json_build_object(
    'table', table_name,
    'rows', json_agg(json_build_array(id, version)),
    'before', case when before <> after then to_json(before) end,
    'after', to_json(after)
  ))::text)
  from (
    -- A payload holds 8,000 bytes: a hundred rows fit.
    select *, (row_number() over (partition by before, after) - 1) / 100 as part from unnest(changed)
  ) as rows
  group by before, after, part
$$;

-- What else shows something of a row that changed; a later migration says it.
create view app_private.touches as
  select null::text as touch, null::text as changed, null::text as key, null::text[] as columns, null::text as touched,
    null::text as found, null::boolean as owners_only
  where false;

create function app_private.picked(changed jsonb, names text[]) returns jsonb
language sql immutable set search_path = pg_catalog
as $$ select jsonb_object_agg(name, changed -> name) from unnest(names) as name $$;

create function app_private.tell_touch(touch text, keys text[]) returns void
language sql volatile set search_path = pg_catalog
as $$
  select pg_notify('app_change', json_build_object('touch', touch, 'keys', keys[first : first + 99])::text)
  from generate_series(1, cardinality(keys), 100) as first
$$;

create function app_private.tell_changes() returns trigger
language plpgsql volatile security definer set search_path = pg_catalog
as $$
declare
  changed app_private.changed_row[];
  touch record;
  keys text[];
begin
  if tg_nargs > 0 then
    case tg_op
      when 'INSERT' then
        changed := array(select (id, version, seers, seers)::app_private.changed_row
          from (select id, version, app_private.keys_of(to_jsonb(new_rows), tg_argv) as seers from new_rows) as rows);
      when 'DELETE' then
        changed := array(select (id, version + 1, app_private.keys_of(to_jsonb(old_rows), tg_argv), '{}')::app_private.changed_row
          from old_rows);
      else
        -- No join: the plan for one changed row has to serve forty thousand, too.
        changed := array(select (id, max(version), max(before), max(after))::app_private.changed_row from (
          select id, null::bigint as version, app_private.keys_of(to_jsonb(old_rows), tg_argv) as before, null::text[] as after
          from old_rows
          union all
          select id, version, null, app_private.keys_of(to_jsonb(new_rows), tg_argv) from new_rows
        ) as both_rows group by id);
    end case;
    perform app_private.tell_rows(tg_table_name, changed);
  end if;
  for touch in select * from app_private.touches where touches.changed = tg_table_name loop
    case tg_op
      when 'INSERT' then
        keys := array(select distinct to_jsonb(new_rows) ->> touch.key from new_rows);
      when 'DELETE' then
        keys := array(select distinct to_jsonb(old_rows) ->> touch.key from old_rows);
      else
        keys := array(
          with olds as (select app_private.picked(to_jsonb(old_rows), touch.columns || array['id', touch.key]) as row from old_rows),
            news as (select app_private.picked(to_jsonb(new_rows), touch.columns || array['id', touch.key]) as row from new_rows)
          select distinct row ->> touch.key from (
            (select row from olds except select row from news) union all (select row from news except select row from olds)
          ) as differing);
    end case;
    perform app_private.tell_touch(touch.touch, array_remove(keys, null));
  end loop;
  return null;
end
$$;

create function app_private.put_tellers(live_table regclass, teller text, called text) returns void
language plpgsql volatile set search_path = pg_catalog
as $$
begin
  execute format('create or replace trigger %I after insert on %s referencing new table as new_rows
    for each statement execute function %s', teller || '_insert', live_table, called);
  execute format('create or replace trigger %I after update on %s referencing old table as old_rows new table as new_rows
    for each statement execute function %s', teller || '_update', live_table, called);
  execute format('create or replace trigger %I after delete on %s referencing old table as old_rows
    for each statement execute function %s', teller || '_delete', live_table, called);
end
$$;

create function app_private.make_live(live_table regclass) returns void
language plpgsql volatile set search_path = pg_catalog
as $$
begin
  execute format('create trigger next_version before update on %s
    for each row execute function app_private.next_version()', live_table);
  perform app_private.put_tellers(live_table, 'tell', 'app_private.tell_changes()');
  execute format('comment on column %s.version is %L', live_table, 'Counts the changes of the row, from 1.');
end
$$;

create function app_private.settle_live() returns void
language plpgsql volatile set search_path = pg_catalog
as $$
declare
  live record;
begin
  for live in
    select pg_class.oid::regclass as name,
      exists (select from pg_trigger where tgrelid = pg_class.oid and tgname = 'next_version') as is_live
    from pg_class where relnamespace in ('app_public'::regnamespace, 'app_private'::regnamespace) and relkind = 'r'
      and (exists (select from pg_trigger where tgrelid = pg_class.oid and tgname = 'tell_update')
        or relname in (select changed from app_private.touches))
  loop
    perform app_private.put_tellers(live.name, 'tell', format('app_private.tell_changes(%s)',
      (select string_agg(quote_literal(entry), ', ') from unnest(app_private.sight_of(live.name)) as entry where live.is_live)));
  end loop;
end
$$;
comment on function app_private.settle_live is 'After all migrations: each live table tells those whom its policy lets see a row.';

-- Links are told, too: who is given one sees rows that have not changed, and who loses one sees them no more.
create function app_private.tell_pairs(source text, pairs text[], is_lost boolean) returns void
language sql volatile set search_path = pg_catalog
as $$
  select pg_notify('app_change', json_build_object(
    'source', source, 'links', to_json(pairs[first : first + 79]), 'lost', is_lost)::text)
  from generate_series(1, cardinality(pairs), 80) as first
$$;

create function app_private.tell_links() returns trigger
language plpgsql volatile security definer set search_path = pg_catalog
as $$
declare
  gained text[] := '{}';
  lost text[] := '{}';
begin
  -- An account sees a document as more than one party.
  if tg_op <> 'DELETE' then
    gained := array(select distinct concat(row ->> tg_argv[0], ' ', row ->> tg_argv[1])
      from (select to_jsonb(new_rows) as row from new_rows) as rows);
  end if;
  if tg_op <> 'INSERT' then
    lost := array(select distinct concat(row ->> tg_argv[0], ' ', row ->> tg_argv[1])
      from (select to_jsonb(old_rows) as row from old_rows) as rows);
  end if;
  perform app_private.tell_pairs(tg_table_name || '.' || tg_argv[1],
    array(select unnest(gained) except select unnest(lost)), false);
  perform app_private.tell_pairs(tg_table_name || '.' || tg_argv[1],
    array(select unnest(lost) except select unnest(gained)), true);
  return null;
end
$$;

select app_private.put_tellers('app_private.visible_rows', 'tell_links', $$app_private.tell_links('account_id', 'row_id')$$);
