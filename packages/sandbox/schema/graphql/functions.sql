-- A reference whose column app_user may not read is also missing in GraphQL.
create function app_private.omit_hidden_keys() returns void
language plpgsql volatile set search_path = pg_catalog
as $$
declare
  hidden record;
begin
  for hidden in
    select conname, conrelid::regclass as owner from pg_constraint
    where connamespace = 'app_public'::regnamespace and contype = 'f' and exists (
      select from unnest(conkey) as keys (attnum)
      where not has_column_privilege('app_user', conrelid, keys.attnum, 'select')
    )
  loop
    execute format('comment on constraint %I on %s is %L', hidden.conname, hidden.owner, '@omit');
  end loop;
end
$$;
comment on function app_private.omit_hidden_keys is 'Called again by each migration that adds such a column.';
