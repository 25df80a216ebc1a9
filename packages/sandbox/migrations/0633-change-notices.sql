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
