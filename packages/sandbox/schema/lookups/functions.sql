create function app_private.native_chain() returns text
language sql stable set search_path = pg_catalog
as $$ select id from app_public.chains where kind = 'native' $$;

-- Lookups: every user reads them, administrators edit them.
create function app_private.make_lookup(lookup regclass, singular text, takes_rows boolean default true) returns void
language plpgsql volatile set search_path = pg_catalog
as $$
begin
  execute format('create trigger next_version before update on %s
    for each row execute function app_private.next_version()', lookup);
  execute format('comment on column %s.version is %L', lookup, 'Counts the changes of the row, from 1.');
  perform app_private.make_writable(lookup, singular);
  if takes_rows then
    execute format($policy$ create policy insert_admin on %s for insert with check (exists (
      select from app_public.accounts where id = (select app_private.account_id()) and type = 'admin')) $policy$, lookup);
  end if;
  execute format($policy$ create policy update_admin on %s for update using (exists (
    select from app_public.accounts where id = (select app_private.account_id()) and type = 'admin')) $policy$, lookup);
end
$$;
comment on function app_private.make_lookup is 'Permits administrators to change the rows of a lookup table, and to add rows where the table allows it.';
