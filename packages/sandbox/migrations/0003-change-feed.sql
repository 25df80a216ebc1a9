-- Every live row counts its changes; the socket announces it to the accounts that can see the row.
create function app_private.next_version() returns trigger
language plpgsql volatile set search_path = pg_catalog
as $$
begin
  -- A patch may name the version it was made from.
  if new.version <> old.version then
    perform app_private.refuse('changed_elsewhere', 'This has been changed elsewhere since it was shown.',
      jsonb_build_object('version', old.version)
        || coalesce(app_private.last_change(tg_table_name, coalesce(to_jsonb(old) ->> 'id', to_jsonb(old) ->> 'type')), '{}'));
  end if;
  new.version := old.version + 1;
  return new;
end
$$;

-- The visibility columns of a row: one with an account or a person, `issuer_id`, or one of a link table,
-- `visible_rows.row_id:round_id`. Both are read from the policy.
create function app_private.visibility_columns(live_table regclass) returns text[]
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

-- Its change triggers are installed after all migrations, when its policies exist.
create function app_private.make_live(live_table regclass) returns void
language plpgsql volatile set search_path = pg_catalog
as $$
begin
  execute format('create trigger next_version before update on %s
    for each row execute function app_private.next_version()', live_table);
  execute format('comment on column %s.version is %L', live_table, 'Counts the changes of the row, from 1.');
end
$$;

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

select app_private.install_change_triggers('app_private.visible_rows', 'notify_links', $$app_private.notify_links('account_id', 'row_id')$$);
