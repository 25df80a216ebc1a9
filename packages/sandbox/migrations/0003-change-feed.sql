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

-- Of rows that came or went each is one, of those that changed one before and one after: what is there twice stayed the same.
create function app_private.tell_touches(table_name text, differing jsonb[]) returns void
language plpgsql volatile set search_path = pg_catalog
as $$
declare
  touch record;
begin
  for touch in select * from app_private.touches where touches.changed = table_name and differing <> '{}' loop
    perform pg_notify('app_change', json_build_object('touch', touch.touch, 'keys', json_agg(key))::text)
    from (
      select key, (row_number() over () - 1) / 100 as part from (
        select distinct shown ->> touch.key as key from (
          select (select jsonb_object_agg(name, row -> name) from unnest(touch.columns || array['id', touch.key]) as name) as shown
          from unnest(differing) as row
        ) as rows
        group by shown having count(*) = 1
      ) as keys where key is not null
    ) as parts
    group by part;
  end loop;
end
$$;

create function app_private.tell_changes() returns trigger
language plpgsql volatile security definer set search_path = pg_catalog
as $$
declare
  -- Who sees a row: ids of accounts and persons, and what links lead to, `visible_rows.row_id:<id>`.
  sources text[] := array(select left(entry, position(':' in entry)) from unnest(tg_argv) as entry);
  columns text[] := array(select substr(entry, position(':' in entry) + 1) from unnest(tg_argv) as entry);
  changed app_private.changed_row[];
begin
  if tg_nargs > 0 then
    -- No function and no join: what is quick for one row has to be for forty thousand, with the same plan.
    case tg_op
      when 'INSERT' then
        changed := array(select (id, version, seers, seers)::app_private.changed_row from (
          select id, version, array(select source || (row ->> name) from unnest(sources, columns) as sight (source, name)
            where row ->> name is not null) as seers
          from (select id, version, to_jsonb(new_rows) as row from new_rows) as rows) as seen);
      when 'DELETE' then
        changed := array(select (id, version + 1, array(
            select source || (row ->> name) from unnest(sources, columns) as sight (source, name) where row ->> name is not null
          ), '{}')::app_private.changed_row
          from (select id, version, to_jsonb(old_rows) as row from old_rows) as rows);
      else
        changed := array(select (id, max(version), max(seers) filter (where version is null),
            max(seers) filter (where version is not null))::app_private.changed_row from (
          select id, version, array(select source || (row ->> name) from unnest(sources, columns) as sight (source, name)
            where row ->> name is not null) as seers
          from (select id, null::bigint as version, to_jsonb(old_rows) as row from old_rows
            union all select id, version, to_jsonb(new_rows) from new_rows) as rows) as seen
          group by id);
    end case;
    perform app_private.tell_rows(tg_table_name, changed);
  end if;
  if exists (select from app_private.touches where touches.changed = tg_table_name) then
    case tg_op
      when 'INSERT' then
        perform app_private.tell_touches(tg_table_name, array(select to_jsonb(new_rows) from new_rows));
      when 'DELETE' then
        perform app_private.tell_touches(tg_table_name, array(select to_jsonb(old_rows) from old_rows));
      else
        columns := array(select distinct unnest(touches.columns || key || '{id}'::text[]) from app_private.touches
          where touches.changed = tg_table_name);
        perform app_private.tell_touches(tg_table_name, array(
          with olds as (select array(select row ->> name from unnest(columns) as name) as shown
              from (select to_jsonb(old_rows) as row from old_rows) as rows),
            news as (select array(select row ->> name from unnest(columns) as name) as shown
              from (select to_jsonb(new_rows) as row from new_rows) as rows)
          select jsonb_object(columns, shown) from (
            (select shown from olds except select shown from news) union all (select shown from news except select shown from olds)
          ) as either));
    end case;
  end if;
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
