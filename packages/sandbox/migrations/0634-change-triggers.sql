create function app_private.install_change_trigger(live_table regclass, sight text[]) returns void
language plpgsql volatile set search_path = pg_catalog
as $$
declare
  name text := (select relname from pg_class where oid = live_table);
  trigger_function text := format('app_private.%I()', 'notify_' || name);
  mark text := format('Sends the changes of %s; written by install_change_trigger.', live_table);
  keys text := format('array_remove(array[%s]::text[], null)', (
    select string_agg(case position(':' in entry) when 0 then format('%I::text', entry)
      else format('%L || %I', left(entry, position(':' in entry)), substr(entry, position(':' in entry) + 1)) end, ', ')
    from unnest(sight) as entry));
  inserted text := format('select id, version, %s as before, %1$s as after from new_rows', keys);
  -- No viewer read the version at which a row is gone.
  deleted text := format($rows$select id, version + 1 as version, %s as before, '{}'::text[] as after from old_rows$rows$, keys);
  updated text := format($rows$
    select id, max(version) as version, max(keys) filter (where version is null) as before,
      max(keys) filter (where version is not null) as after
    from (select id, null::bigint as version, %s as keys from old_rows union all select id, version, %1$s from new_rows) as states
    group by id$rows$, keys);
begin
  if to_regprocedure(trigger_function) is not null and obj_description(to_regprocedure(trigger_function), 'pg_proc') is distinct from mark then
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
    case when sight <> '{}' then app_private.row_notices(name, inserted) end, app_private.dependency_notices(name, 'new_rows'),
    case when sight <> '{}' then app_private.row_notices(name, deleted) end, app_private.dependency_notices(name, 'old_rows'),
    case when sight <> '{}' then app_private.row_notices(name, updated) end, app_private.update_notices(live_table));
  execute format('comment on function %s is %L', trigger_function, mark);
  perform app_private.install_change_triggers(live_table, 'notify', format('app_private.%I(%s)', 'notify_' || name,
    (select string_agg(quote_literal(entry), ', ') from unnest(sight) as entry)));
end
$$;

create function app_private.install_live_triggers() returns void
language plpgsql volatile set search_path = pg_catalog
as $$
declare
  live_table record;
begin
  for live_table in
    select oid::regclass as name, app_private.visibility_columns(oid) as sight, is_live from (
      select oid, relname, exists (select from pg_trigger where tgrelid = pg_class.oid and tgname = 'next_version') as is_live
      from pg_class where relnamespace in ('app_public'::regnamespace, 'app_private'::regnamespace) and relkind = 'r'
    ) as tables
    where is_live or relname in (select changed from app_private.row_dependencies)
  loop
    perform app_private.install_change_trigger(live_table.name, case when live_table.is_live then live_table.sight else '{}' end);
  end loop;
end
$$;
comment on function app_private.install_live_triggers is 'After all migrations: each live table notifies the viewers that its policy permits.';
