/** A table that only tests have, writable the usual way: what the platform promises of all such tables is shown on it. */
export const berths = `
  create table app_public.berths (
    id uuid primary key default gen_random_uuid(),
    issuer_id uuid not null references app_public.accounts on delete cascade,
    name text not null check (length(name) between 1 and 200),
    note text,
    pin_token text,
    version bigint not null default 1
  );
  create index on app_public.berths (issuer_id);
  create function app_private.own_berth() returns trigger
  language plpgsql volatile set search_path = pg_catalog
  as $$ begin new.issuer_id := coalesce(app_private.account_id(), new.issuer_id); return new; end $$;
  create trigger own_berth before insert on app_public.berths
    for each row execute function app_private.own_berth();
  select app_private.make_live('app_public.berths');
  select app_private.make_writable('app_public.berths', 'berth', '{pin_token}');
  select app_private.allow('create_berth', '{issuer}');
  select app_private.allow('update_berth', '{issuer}');
  select app_private.allow('delete_berth', '{issuer}', '{account_owner}');
  alter table app_public.berths enable row level security;
  create policy select_own on app_public.berths for select
    using (issuer_id = (select app_private.account_id()));
  create policy insert_own on app_public.berths for insert
    with check (issuer_id = (select app_private.account_id()));
  create policy update_own on app_public.berths for update
    using (issuer_id = (select app_private.account_id()));
  create policy delete_own on app_public.berths for delete
    using (issuer_id = (select app_private.account_id()));
  grant select (id, issuer_id, name, note, version), insert (name, note, pin_token),
    update (name, note, pin_token, version), delete on app_public.berths to app_user;
  select app_private.settle_live();
`
