-- Qualifications and steps keep the order 1 to n, for every writer.
create function app_private.put_in_order(rows_of regclass, place text, ids uuid[]) returns void
language plpgsql volatile set search_path = pg_catalog
as $$
begin
  -- Out of the way first: no two rows may have one place, not even in the middle of a statement.
  execute format('update %1$s as moved set %2$I = wanted.place + 1000000
    from unnest($1) with ordinality as wanted (id, place)
    where moved.id = wanted.id and moved.%2$I <> wanted.place', rows_of, place) using ids;
  execute format('update %1$s set %2$I = %2$I - 1000000 where id = any ($1) and %2$I > 1000000', rows_of, place) using ids;
end
$$;
comment on function app_private.put_in_order is 'Numbers these rows from 1, in the order of their ids here.';

create function app_private.moved(ids uuid[], id uuid, place int) returns uuid[]
language sql immutable set search_path = pg_catalog
as $$
  select others[1:wanted - 1] || id || others[wanted:]
  from (select array_remove(ids, id) as others, greatest(1, least(place, cardinality(ids))) as wanted) as listed
$$;

create function app_private.require_qualification(qualification_id uuid, vendor uuid) returns void
language plpgsql stable security definer set search_path = pg_catalog
as $$
begin
  if not exists (
    select from app_public.vendor_qualifications where id = qualification_id and account_id = vendor and active
  ) then
    perform app_private.refuse('not_found', 'This qualification does not exist.');
  end if;
end
$$;
