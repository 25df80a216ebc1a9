/*
 * Whether an investor owns so many investments that a page of them is read sooner in the order asked for than by collecting
 * and sorting all of them. What a page shows of a row is worked out before the rows are sorted, in some 80 microseconds each;
 * in order, rows of others are passed by, in some microsecond each. A page of a thousand costs the same both ways where the
 * square of the investor's rows is twelve times the rows of the table.
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
grant execute on function app_private.owns_many to app_user;
