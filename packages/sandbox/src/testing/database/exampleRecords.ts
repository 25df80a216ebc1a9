/** A writable table that exists only in tests, to show the guarantees that hold for all such tables. */
export const exampleRecords = `
  create table app_public.example_records (
    id uuid primary key default gen_random_uuid(),
    issuer_id uuid not null references app_public.accounts on delete cascade,
    name text not null check (length(name) between 1 and 200),
    note text,
    pin_token text,
    version bigint not null default 1
  );
  create index on app_public.example_records (issuer_id);
  create function app_private.own_example_record() returns trigger
  language plpgsql volatile set search_path = pg_catalog
  as $$ begin new.issuer_id := coalesce(app_private.account_id(), new.issuer_id); return new; end $$;
  create trigger own_example_record before insert on app_public.example_records
    for each row execute function app_private.own_example_record();
  select app_private.make_live('app_public.example_records', 'issuer_id');
  select app_private.make_writable('app_public.example_records', 'example_record', '{pin_token}');
  select app_private.allow('create_example_record', '{issuer}');
  select app_private.allow('update_example_record', '{issuer}');
  select app_private.allow('delete_example_record', '{issuer}', '{account_owner}');
  alter table app_public.example_records enable row level security;
  create policy select_own on app_public.example_records for select
    using (issuer_id = (select app_private.account_id()));
  create policy insert_own on app_public.example_records for insert
    with check (issuer_id = (select app_private.account_id()));
  create policy update_own on app_public.example_records for update
    using (issuer_id = (select app_private.account_id()));
  create policy delete_own on app_public.example_records for delete
    using (issuer_id = (select app_private.account_id()));
  grant select (id, issuer_id, name, note, version), insert (name, note, pin_token),
    update (name, note, pin_token, version), delete on app_public.example_records to app_user;
  select app_private.install_live_triggers();
`
