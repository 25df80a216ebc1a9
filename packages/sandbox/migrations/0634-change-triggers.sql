create function app_private.install_change_trigger(told regclass, sight text[]) returns void
language plpgsql volatile set search_path = pg_catalog
as $$
declare
  name text := (select relname from pg_class where oid = told);
  teller text := format('app_private.%I()', 'tell_' || name);
  mark text := format('Tells of changes of %s, as install_change_trigger wrote it.', told);
  keys text := format('array_remove(array[%s]::text[], null)', (
    select string_agg(case position(':' in entry) when 0 then format('%I::text', entry)
      else format('%L || %I', left(entry, position(':' in entry)), substr(entry, position(':' in entry) + 1)) end, ', ')
    from unnest(sight) as entry));
  inserted text := format('select id, version, %s as before, %1$s as after from new_rows', keys);
  -- Nobody read the version at which a row is gone.
  deleted text := format($rows$select id, version + 1 as version, %s as before, '{}'::text[] as after from old_rows$rows$, keys);
  updated text := format($rows$
    select id, max(version) as version, max(keys) filter (where version is null) as before,
      max(keys) filter (where version is not null) as after
    from (select id, null::bigint as version, %s as keys from old_rows union all select id, version, %1$s from new_rows) as states
    group by id$rows$, keys);
begin
  if to_regprocedure(teller) is not null and obj_description(to_regprocedure(teller), 'pg_proc') is distinct from mark then
    raise exception '% is there already: call it otherwise, changes of % are told by a function of that name.', teller, told;
  end if;
  execute format($definition$
    create or replace function %s returns trigger
    language plpgsql volatile security definer set search_path = pg_catalog
    as $teller$
    begin
      case tg_op when 'INSERT' then %s %s
      when 'DELETE' then %s %s
      else %s %s
      end case;
      return null;
    end
    $teller$
    $definition$, teller,
    case when sight <> '{}' then app_private.row_notices(name, inserted) end, app_private.dependency_notices(name, 'new_rows'),
    case when sight <> '{}' then app_private.row_notices(name, deleted) end, app_private.dependency_notices(name, 'old_rows'),
    case when sight <> '{}' then app_private.row_notices(name, updated) end, app_private.telling_updates(told));
  execute format('comment on function %s is %L', teller, mark);
  perform app_private.install_change_triggers(told, 'tell', format('app_private.%I(%s)', 'tell_' || name,
    (select string_agg(quote_literal(entry), ', ') from unnest(sight) as entry)));
end
$$;

create function app_private.install_live_triggers() returns void
language plpgsql volatile set search_path = pg_catalog
as $$
declare
  told record;
begin
  for told in
    select oid::regclass as name, app_private.visibility_columns(oid) as sight, is_live from (
      select oid, relname, exists (select from pg_trigger where tgrelid = pg_class.oid and tgname = 'next_version') as is_live
      from pg_class where relnamespace in ('app_public'::regnamespace, 'app_private'::regnamespace) and relkind = 'r'
    ) as tables
    where is_live or relname in (select changed from app_private.row_dependencies)
  loop
    perform app_private.install_change_trigger(told.name, case when told.is_live then told.sight else '{}' end);
  end loop;
end
$$;
comment on function app_private.install_live_triggers is 'After all migrations: each live table tells those whom its policy lets see a row.';
