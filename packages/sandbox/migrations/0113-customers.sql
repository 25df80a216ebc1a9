-- Customers: a vendor's contacts, each an investor's account.
create table app_public.customers (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references app_public.accounts on delete cascade,
  investor_id uuid not null references app_public.accounts on delete cascade,
  contact_name text check (length(contact_name) between 1 and 200),
  email text check (email ~ '^[^@\s]+@[^@\s]+\.[^@\s]+$' and length(email) <= 254),
  status text not null default 'active' check (status in ('active', 'inactive')),
  version bigint not null default 1,
  created_on timestamptz not null default app_private.now(),
  unique (account_id, investor_id)
);
comment on table app_public.customers is 'A contact of a vendor: an investor it deals with or wants to.';
comment on column app_public.customers.account_id is 'The vendor.';
comment on column app_public.customers.contact_name is 'As the vendor wrote it down.';
comment on column app_public.customers.email is 'As the vendor wrote it down.';
create index on app_public.customers (investor_id);
-- Serves an import, which asks for each of its addresses.
create index on app_public.customers (account_id, email);
-- Serves a vendor's contacts, newest first.
create index on app_public.customers (account_id, created_on desc, id);
select app_private.make_live('app_public.customers');

create function app_private.show_customer() returns trigger
language plpgsql volatile security definer set search_path = pg_catalog
as $$
begin
  perform app_private.show(new.account_id, new.investor_id);
  return null;
end
$$;
create trigger show_customer after insert on app_public.customers
  for each row execute function app_private.show_customer();

alter table app_public.customers enable row level security;
create policy select_own on app_public.customers for select using (account_id = (select app_private.account_id()));
create policy update_own on app_public.customers for update using (account_id = (select app_private.account_id()));
select app_private.make_writable('app_public.customers', 'customer');
grant select, update (contact_name, email, status, version) on app_public.customers to app_user;

-- Whoever invests with a vendor is its contact.
create function app_private.meet_customer() returns trigger
language plpgsql volatile security definer set search_path = pg_catalog
as $$
declare
  bought jsonb := to_jsonb(new);
begin
  insert into app_public.customers (account_id, investor_id, contact_name, email, created_on)
  select vendor, new.investor_id, coalesce(contact_name, name), email, new.created_on
  from app_public.accounts, (
    select distinct vendor::uuid from unnest(array[bought ->> 'issuer_id', bought ->> 'owner_id']) as vendor
  ) as vendors
  where accounts.id = new.investor_id and vendor is not null
  -- In one order, so that two transactions never wait for each other in a circle.
  order by vendor
  on conflict do nothing;
  return null;
end
$$;
create trigger meet_customer after insert on app_public.distributions
  for each row execute function app_private.meet_customer();
create trigger meet_customer after insert on app_public.holdings
  for each row execute function app_private.meet_customer();
