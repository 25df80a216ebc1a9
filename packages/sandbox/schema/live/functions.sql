create function app_private.show(viewer uuid, variadic row_ids uuid[]) returns void
language sql volatile set search_path = pg_catalog
as $$
  insert into app_private.visible_rows (account_id, row_id)
  select viewer, row_id from unnest(row_ids) as row_id where row_id is not null
  -- In one order, so that two transactions never wait for each other in a circle.
  order by row_id
  on conflict do nothing
$$;

-- Every live row counts its changes; the socket announces it to the accounts that can see the row.
create function app_private.next_version() returns trigger
language plpgsql volatile set search_path = pg_catalog
as $$
begin
  -- A patch may name the version it was made from.
  if new.version <> old.version then
    perform app_private.refuse('changed_elsewhere', 'changedElsewhere',
      jsonb_build_object('version', old.version)
        || coalesce(app_private.last_change(tg_table_name, coalesce(to_jsonb(old) ->> 'id', to_jsonb(old) ->> 'type')), '{}'));
  end if;
  new.version := old.version + 1;
  return new;
end
$$;

-- Rows that an import stages are not announced: they are hidden until all are written, and that is announced once.
create function app_private.install_change_triggers(live_table regclass, prefix text, called text) returns void
language plpgsql volatile set search_path = pg_catalog
as $$
begin
  called := format('when (current_setting(''app.staging'', true) is distinct from ''on'') execute function %s', called);
  execute format('create or replace trigger %I after insert on %s referencing new table as new_rows
    for each statement %s', prefix || '_insert', live_table, called);
  execute format('create or replace trigger %I after update on %s referencing old table as old_rows new table as new_rows
    for each statement %s', prefix || '_update', live_table, called);
  execute format('create or replace trigger %I after delete on %s referencing old table as old_rows
    for each statement %s', prefix || '_delete', live_table, called);
end
$$;

/*
 * Makes a table live: its rows count their changes, and each change is sent to the accounts and persons that `seen_by` names. Its
 * change triggers are installed when the schema is complete, because they need the dependencies of its rows.
 */
create function app_private.make_live(live_table regclass, variadic seen_by text[] default '{}') returns void
language plpgsql volatile set search_path = pg_catalog
as $$
begin
  insert into app_private.live_visibility (name, seen_by)
  values ((select relname from pg_class where oid = live_table), make_live.seen_by);
  execute format('create trigger next_version before update on %s
    for each row execute function app_private.next_version()', live_table);
  execute format('comment on column %s.version is %L', live_table, 'Counts the changes of the row, from 1.');
end
$$;

create function app_private.make_live_as_a_whole(name text) returns void
language sql volatile set search_path = pg_catalog
as $$ insert into app_private.live_visibility (name, is_whole) values (name, true) $$;
comment on function app_private.make_live_as_a_whole is
  'Declares a name under which changes are sent without the ids of rows; a trigger of its own sends them.';

-- Changes of links are sent too: a new link makes rows visible that did not change, and a removed link hides rows.
create function app_private.notify_pairs(source text, pairs text[], is_lost boolean) returns void
language sql volatile set search_path = pg_catalog
as $$
  select pg_notify('app_change', json_build_object(
    'source', source, 'links', to_json(pairs[first : first + 79]), 'lost', is_lost)::text)
  from generate_series(1, cardinality(pairs), 80) as first
$$;

create function app_private.notify_links() returns trigger
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
  perform app_private.notify_pairs(tg_table_name || '.' || tg_argv[1],
    array(select unnest(gained) except select unnest(lost)), false);
  perform app_private.notify_pairs(tg_table_name || '.' || tg_argv[1],
    array(select unnest(lost) except select unnest(gained)), true);
  return null;
end
$$;

-- Triggers keep app_private.visible_accounts beside app_private.visible_rows.
create function app_private.with_bits(bits bytea, numbers int[], new_bit int) returns bytea
language plpgsql immutable set search_path = pg_catalog
as $$
declare
  each int;
  missing int := (select max(one) from unnest(numbers) as one) / 8 + 1 - octet_length(bits);
begin
  bits := bits || decode(repeat('00', missing), 'hex');
  foreach each in array numbers loop
    bits := set_bit(bits, each, new_bit);
  end loop;
  return bits;
end
$$;

create function app_private.both_bits(one bytea, other bytea) returns bytea
language sql immutable set search_path = pg_catalog
as $$
  -- As strings of bits, which can be put together as a whole; the first four bytes of one that is sent are its length.
  select substr(varbit_send(
    ('x' || rpad(encode(one, 'hex'), digits, '0'))::varbit | ('x' || rpad(encode(other, 'hex'), digits, '0'))::varbit), 5)
  from (select 2 * greatest(octet_length(one), octet_length(other)) as digits) as longer
$$;

-- Links that another transaction commits while this waits for the vendor's bits are in them, and not among the links seen here.
create function app_private.mark(viewers uuid[], shown_rows uuid[] default null) returns void
language sql volatile set search_path = pg_catalog
as $$
  with shown as (
    select links.account_id, array_agg(accounts.number) as numbers
    from app_private.visible_rows as links join app_public.accounts on accounts.id = links.row_id
    where links.account_id = any (viewers) and (shown_rows is null or links.row_id = any (shown_rows)) and links.row_id not in (
      select investor_id from app_public.customers where import_id = any (app_private.staged_imports())
    )
    group by links.account_id
  )
  insert into app_private.visible_accounts as held (account_id, numbers)
  select account_id, app_private.with_bits('', numbers, 1) from shown order by account_id
  on conflict (account_id) do update set
    numbers = app_private.with_bits(held.numbers, (select numbers from shown where shown.account_id = held.account_id), 1)
$$;
comment on function app_private.mark is 
  'Sets the bits of these accounts for all their links, or for links to some rows; links that an import has staged are left out.';

-- A vendor's bits, written again for each investor of a piece of an import, would cost more with each: its viewers wait for the
-- end of the piece.
create function app_private.begin_marking_later() returns void
language sql volatile set search_path = pg_catalog
as $$ select set_config('app.marked_later', '{}', true) $$;

create function app_private.end_marking_later(shown_rows uuid[] default null) returns void
language sql volatile set search_path = pg_catalog
as $$
  select app_private.mark(nullif(current_setting('app.marked_later', true), '')::uuid[], shown_rows);
  select set_config('app.marked_later', '', true);
$$;

create function app_private.mark_accounts() returns trigger
language plpgsql volatile security definer set search_path = pg_catalog
as $$
declare
  later uuid[] := nullif(current_setting('app.marked_later', true), '')::uuid[];
  vendors uuid[];
begin
  if not exists (select from changed_rows) then
    return null;
  end if;
  if later is not null then
    vendors := array(select viewers.id from changed_rows join app_public.accounts as viewers
      on viewers.id = changed_rows.account_id where viewers.type <> 'investor');
    perform set_config('app.marked_later', array(select unnest(later) union select unnest(vendors))::text, true);
  end if;
  insert into app_private.visible_accounts as held (account_id, numbers)
  select links.account_id, app_private.with_bits('', array_agg(accounts.number), 1)
  from changed_rows as links join app_public.accounts on accounts.id = links.row_id
  where vendors is null or links.account_id <> all (vendors)
  group by links.account_id
  -- In one order, so that two transactions never wait for each other in a circle.
  order by links.account_id
  on conflict (account_id) do update set numbers = app_private.with_bits(held.numbers,
    (select array_agg(accounts.number) from changed_rows as links join app_public.accounts on accounts.id = links.row_id
     where links.account_id = held.account_id), 1);
  return null;
end
$$;

create function app_private.unmark_accounts() returns trigger
language plpgsql volatile security definer set search_path = pg_catalog
as $$
begin
  update app_private.visible_accounts as held set numbers = app_private.with_bits(held.numbers, hidden.numbers, 0)
  from (
    select links.account_id, array_agg(accounts.number) as numbers
    from changed_rows as links join app_public.accounts on accounts.id = links.row_id
    group by links.account_id
  ) as hidden
  where held.account_id = hidden.account_id;
  return null;
end
$$;

/*
 * The function that a live table runs after a statement, to notify of its changes. Each table has its own
 * function, made from these texts: it names columns, so that the database plans it once. It joins no texts:
 * the same plan must be fast for one row and for forty thousand.
 */

-- Sends rows: `changed` selects the id, the version, and the old and new visibility columns.
create function app_private.row_notices(live_table text, changed text) returns text
language sql immutable set search_path = pg_catalog
as $$
  select format($statement$
    perform pg_notify('app_change', json_strip_nulls(json_build_object('table', %L, 'rows', json_agg(json_build_array(id, version)),
      'before', case when before <> after then to_json(before) end, 'after', to_json(after)))::text)
    from (
      -- A payload holds 8,000 bytes: a hundred rows fit.
      select *, (row_number() over (partition by before, after) - 1) / 100 as part from (%s) as changed
    ) as parts
    group by before, after, part;$statement$, live_table, changed)
$$;

create function app_private.notify_dependency(dependency text, keys text[]) returns void
language plpgsql volatile set search_path = pg_catalog
as $$
begin
  perform pg_notify('app_change', json_build_object('dependency', dependency, 'keys', keys[first : first + 99])::text)
  from generate_series(1, cardinality(keys), 100) as first;
end
$$;

-- Sends the rows that depend on inserted or deleted rows.
create function app_private.dependency_notices(changed_table text, transition text) returns text
language sql stable set search_path = pg_catalog
as $$
  select coalesce(string_agg(format($statement$
    perform app_private.notify_dependency(%L, array(select distinct %I::text from %s where %2$I is not null));$statement$,
    dependency, key, transition), '' order by dependency), '')
  from app_private.row_dependencies where row_dependencies.changed = changed_table
$$;

-- Sends the rows that depend on updated rows, by their old and new keys. Most changes affect no other row, which
-- one question says.
create function app_private.update_notices(changed_table regclass) returns text
language sql stable set search_path = pg_catalog
as $$
  select coalesce(format($statement$
    if exists (select %1$s from old_rows except select %1$s from new_rows) then%2$s
    end if;$statement$, string_agg(shown, ', '), string_agg(format($statement$
      perform app_private.notify_dependency(%L, array(select key from (
        (select %I::text as key, %s from old_rows except select %2$I::text, %3$s from new_rows)
        union all (select %2$I::text, %3$s from new_rows except select %2$I::text, %3$s from old_rows)
      ) as differing where key is not null group by key));$statement$, dependency, key, shown), '' order by dependency)), '')
  from (
    select dependency, key, (
      select string_agg(format('%I::text', attname), ', ' order by attnum) from pg_attribute
      where attrelid = changed_table and attname = any (array['id', key] || columns)
    ) as shown
    from app_private.row_dependencies where row_dependencies.changed = (select relname from pg_class where oid = changed_table)
  ) as declared
$$;

create function app_private.install_change_trigger(live_table regclass, seen_by text[]) returns void
language plpgsql volatile set search_path = pg_catalog
as $$
declare
  name text := (select relname from pg_class where oid = live_table);
  trigger_function text := format('app_private.%I()', 'notify_' || name);
  keys text := format('array_remove(array[%s]::text[], null)', (
    select string_agg(case position(':' in entry) when 0 then format('%I::text', entry)
      else format('%L || %I', left(entry, position(':' in entry)), substr(entry, position(':' in entry) + 1)) end, ', ')
    from unnest(seen_by) as entry));
  inserted text := format('select id, version, %s as before, %1$s as after from new_rows', keys);
  -- No viewer read the version at which a row is gone.
  deleted text := format($rows$select id, version + 1 as version, %s as before, '{}'::text[] as after from old_rows$rows$, keys);
  updated text := format($rows$
    select id, max(version) as version, max(keys) filter (where version is null) as before,
      max(keys) filter (where version is not null) as after
    from (select id, null::bigint as version, %s as keys from old_rows union all select id, version, %1$s from new_rows) as states
    group by id$rows$, keys);
begin
  if to_regprocedure(trigger_function) is not null and not exists (
    select from pg_trigger where tgrelid = live_table and tgfoid = to_regprocedure(trigger_function)) then
    raise exception '% exists already: rename it, because the trigger function of % has that name.', trigger_function, live_table;
  end if;
  execute format($definition$
    create or replace function %s returns trigger
    language plpgsql volatile security definer set search_path = pg_catalog
    as $trigger_function$
    begin
      case tg_op when 'INSERT' then %s %s
      when 'DELETE' then %s %s
      else %s %s
      end case;
      return null;
    end
    $trigger_function$
    $definition$, trigger_function,
    case when seen_by <> '{}' then app_private.row_notices(name, inserted) end, app_private.dependency_notices(name, 'new_rows'),
    case when seen_by <> '{}' then app_private.row_notices(name, deleted) end, app_private.dependency_notices(name, 'old_rows'),
    case when seen_by <> '{}' then app_private.row_notices(name, updated) end, app_private.update_notices(live_table));
  perform app_private.install_change_triggers(live_table, 'notify', trigger_function);
end
$$;

create function app_private.install_live_triggers() returns void
language plpgsql volatile set search_path = pg_catalog
as $$
declare
  live_table record;
begin
  for live_table in
    select oid::regclass as name, coalesce(seen_by, '{}') as seen_by
    from pg_class left join app_private.live_visibility on live_visibility.name = relname
    where relnamespace in ('app_public'::regnamespace, 'app_private'::regnamespace) and relkind = 'r'
      and (not is_whole or relname in (select changed from app_private.row_dependencies))
  loop
    perform app_private.install_change_trigger(live_table.name, live_table.seen_by);
  end loop;
end
$$;
comment on function app_private.install_live_triggers is
  'When the schema is complete: each live table sends its changes to the accounts that its declaration names.';

/*
 * Whether an investor owns so many investments that a page of them is read sooner in the order asked for than by collecting and
 * sorting all of them. Collecting computes the columns of each row before sorting, about 80 microseconds a row. Reading in order
 * skips the rows of other accounts, about one microsecond a row. A page of a thousand costs the same both ways where the square
 * of the investor's rows is twelve times the rows of the table.
 */
create function app_private.most_to_sort(live_table regclass) returns int
language sql stable set search_path = pg_catalog
as $$ select sqrt(12 * greatest(reltuples, 1000))::int from pg_class where oid = live_table $$;

create function app_private.owns_many(account uuid) returns boolean
language plpgsql stable security definer set search_path = pg_catalog set enable_indexscan = on
as $$
begin
  return exists (select from app_public.distributions where investor_id = account
      offset app_private.most_to_sort('app_public.distributions'))
    or exists (select from app_public.holdings where investor_id = account
      offset app_private.most_to_sort('app_public.holdings'));
end
$$;
