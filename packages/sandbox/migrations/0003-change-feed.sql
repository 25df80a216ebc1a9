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

create function app_private.notify_change() returns trigger
language plpgsql volatile set search_path = pg_catalog
as $$
declare
  changed record := case when tg_op = 'DELETE' then old else new end;
begin
  perform pg_notify('app_change', json_build_object(
    'table', tg_table_name,
    'id', changed.id,
    'version', changed.version + (tg_op = 'DELETE')::int
  )::text);
  return null;
end
$$;

create function app_private.make_live(live_table regclass) returns void
language plpgsql volatile set search_path = pg_catalog
as $$
begin
  execute format('create trigger next_version before update on %s
    for each row execute function app_private.next_version()', live_table);
  execute format('create trigger notify_change after insert or update or delete on %s
    for each row execute function app_private.notify_change()', live_table);
  execute format('comment on column %s.version is %L', live_table, 'Counts the changes of the row, from 1.');
end
$$;
