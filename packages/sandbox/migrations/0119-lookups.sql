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
comment on function app_private.make_lookup is 'Makes the table one whose rows administrators change, and add to where it takes any.';

select app_private.make_lookup('app_public.asset_types', 'asset_type');
select app_private.make_lookup('app_public.investor_account_types', 'investor_account_type');
select app_private.make_lookup('app_public.integration_types', 'integration_type');

grant insert (type, accounting_type), update (accounting_type, version) on app_public.asset_types to app_user;
grant insert (type, min_parties, max_parties), update (min_parties, max_parties, version)
  on app_public.investor_account_types to app_user;
grant insert (type, name, for_investors), update (name, version) on app_public.integration_types to app_user;
