create function app_private.own_tables() returns table (owned regclass)
language sql stable set search_path = pg_catalog
as $$
  select pg_class.oid::regclass from pg_class
  where relnamespace in ('app_public'::regnamespace, 'app_private'::regnamespace) and relkind = 'r'
    and pg_class.oid <> 'app_private.seeding'::regclass
  -- A reference points to an earlier table, so rows restored in this order find their targets.
  order by pg_class.oid
$$;

create function app_private.first_rows() returns jsonb
language plpgsql stable set search_path = pg_catalog
as $$
declare
  owned regclass;
  held jsonb;
  rows jsonb := '{}';
begin
  for owned in select own_tables.owned from app_private.own_tables() loop
    execute format('select jsonb_agg(to_jsonb(held)) from %s as held', owned) into held;
    if held is not null then
      rows := rows || jsonb_build_object(owned::text, held);
    end if;
  end loop;
  return rows;
end
$$;
comment on function app_private.first_rows is 'Returns all rows of all tables; called once, for a database that has only lookups.';

create function app_private.put_back(owned regclass, rows jsonb) returns void
language plpgsql volatile set search_path = pg_catalog
as $$
declare
  counted record;
begin
  execute format('alter table %s disable trigger user', owned);
  execute format('insert into %1$s overriding system value
    select * from jsonb_populate_recordset(null::%1$s, $1)', owned) using rows;
  execute format('alter table %s enable trigger user', owned);
  for counted in select attname from pg_attribute where attrelid = owned and attidentity <> '' loop
    execute format('select setval(pg_get_serial_sequence(%1$L, %2$L), max(%2$I)) from %1$s',
      owned::text, counted.attname);
  end loop;
end
$$;

create function app_private.empty_everything() returns void
language plpgsql volatile set search_path = pg_catalog
as $$
declare
  first_rows jsonb := (select seeding.first_rows from app_private.seeding);
  filled regclass;
  counter regclass;
begin
  perform set_config('app.resetting', 'on', true);
  execute (select 'truncate ' || string_agg(owned::text, ', ') || ' restart identity' from app_private.own_tables());
  for counter in select oid::regclass from pg_class
    where relnamespace = 'app_private'::regnamespace and relkind = 'S'
      and not exists (select from pg_depend where objid = pg_class.oid and deptype in ('a', 'i'))
  loop
    execute format('alter sequence %s restart', counter);
  end loop;
  for filled in select owned from app_private.own_tables() where first_rows ? owned::text loop
    perform app_private.put_back(filled, first_rows -> filled::text);
  end loop;
end
$$;
comment on function app_private.empty_everything is 'Deletes all rows except those written by the schema.';
