-- Customers: a vendor's contacts, each an investor's account.
create table app_public.customers (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references app_public.accounts on delete cascade,
  investor_id uuid not null references app_public.accounts on delete cascade,
  contact_name text check (length(contact_name) between 1 and 200),
  email text check (email is null or app_private.is_email(email)),
  status text not null default 'active' check (status in ('active', 'inactive')),
  version bigint not null default 1,
  created_on timestamptz not null default app_private.now(),
  -- The import that added it, if any: it is hidden while the import is one of app_private.staged_imports.
  import_id uuid,
  unique (account_id, investor_id)
);
comment on table app_public.customers is 'A contact of a vendor: an investor it deals with or wants to.';
comment on column app_public.customers.account_id is 'The vendor.';
comment on column app_public.customers.contact_name is 'As the vendor wrote it down.';
comment on column app_public.customers.email is 'As the vendor wrote it down.';
comment on column app_public.customers.import_id is '@omit';
create index on app_public.customers (investor_id);
-- Serves an import, which asks for each of its addresses.
create index on app_public.customers (account_id, email);
-- Serves a vendor's contacts, newest first.
create index on app_public.customers (account_id, created_on desc, id);
-- Serves an import that is taken back.
create index on app_public.customers (import_id) where import_id is not null;
select app_private.make_live('app_public.customers');

create function app_private.show_customer() returns trigger
language plpgsql volatile security definer set search_path = pg_catalog
as $$
begin
  insert into app_private.visible_rows (account_id, row_id)
  select distinct account_id, investor_id from new_rows
  -- In one order, so that two transactions never wait for each other in a circle.
  order by account_id, investor_id
  on conflict do nothing;
  return null;
end
$$;
create trigger show_customer after insert on app_public.customers referencing new table as new_rows
  for each statement execute function app_private.show_customer();

alter table app_public.customers enable row level security;
create policy select_own on app_public.customers for select using (
  account_id = (select app_private.account_id())
  and (import_id is null or import_id <> all ((select app_private.staged_imports())::uuid[]))
);
create policy update_own on app_public.customers for update using (
  account_id = (select app_private.account_id())
  and (import_id is null or import_id <> all ((select app_private.staged_imports())::uuid[]))
);
select app_private.make_writable('app_public.customers', 'customer', '{import_id}');
grant select, update (contact_name, email, status, version) on app_public.customers to app_user;

create view app_private.known_customers as
  select * from app_public.customers
  where import_id is null or import_id <> all ((select app_private.staged_imports())::uuid[]);
comment on view app_private.known_customers is 'For functions that look for a contact past the policies: none that an import stages.';

-- An investor of a vendor is its contact; if the vendor had entered the person, that contact is now theirs.
create function app_private.drop_entry(vendor uuid, account uuid) returns void
language plpgsql volatile set search_path = pg_catalog
as $$
begin
  delete from app_private.visible_rows where account_id = vendor and row_id = account;
  delete from app_public.accounts where id = account;
exception when foreign_key_violation then
  -- Something was given to it meanwhile, a document perhaps: it stays beside.
  null;
end
$$;
comment on function app_private.drop_entry is 'Removes a placeholder account from a vendor''s contacts, because the person has their own account.';

create function app_private.recognise_contact(vendor uuid, investor uuid) returns uuid
language plpgsql volatile set search_path = pg_catalog
as $$
declare
  -- Verified by a sign-in, because a user can enter the address of another person into their account.
  addresses text[] := array(
    select unnest(users.emails)
    from app_public.users_accounts as places join app_public.users on users.id = places.user_id
    where places.account_id = investor and places.role = 'account_owner'
  );
  written app_private.known_customers;
begin
  if addresses = '{}' then
    return null;
  end if;
  select customers.* into written
  from app_private.known_customers as customers join app_private.made_accounts as made on made.account_id = customers.investor_id
  where customers.account_id = vendor and made.vendor_id = vendor and app_private.is_untouched(made.account_id)
    and customers.email = any (addresses)
  order by customers.created_on, customers.id limit 1;
  if written.id is not null then
    update app_public.customers set investor_id = investor where id = written.id;
    perform app_private.drop_entry(vendor, written.investor_id);
  end if;
  return written.id;
end
$$;

create function app_private.meet_customer() returns trigger
language plpgsql volatile security definer set search_path = pg_catalog
as $$
declare
  bought jsonb := to_jsonb(new);
  vendor uuid;
begin
  -- In one order, so that two transactions never wait for each other in a circle.
  for vendor in
    select distinct id::uuid from unnest(array[bought ->> 'issuer_id', bought ->> 'owner_id']) as id
    where id is not null order by 1
  loop
    if not exists (select from app_public.customers where account_id = vendor and investor_id = new.investor_id)
      and app_private.recognise_contact(vendor, new.investor_id) is null then
      insert into app_public.customers (account_id, investor_id, contact_name, email, created_on)
      select vendor, id, coalesce(contact_name, name), email, new.created_on
      from app_public.accounts where id = new.investor_id
      on conflict do nothing;
    end if;
  end loop;
  return null;
end
$$;
create trigger meet_customer after insert on app_public.distributions
  for each row execute function app_private.meet_customer();
create trigger meet_customer after insert on app_public.holdings
  for each row execute function app_private.meet_customer();
