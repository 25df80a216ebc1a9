-- make_customer: an e-mail becomes a contact, once, and an account to be claimed where there is none yet.
-- Whoever is invited or imported is looked for by e-mail.
create index on app_public.accounts (lower(email)) where type = 'investor';

create function app_private.investor_by_email(vendor uuid, email text, name text) returns uuid
language plpgsql volatile set search_path = pg_catalog
as $$
#variable_conflict use_variable
declare
  investor uuid;
begin
  select accounts.id into investor
  from app_public.accounts
  left join app_public.customers on customers.investor_id = accounts.id and customers.account_id = vendor
  where accounts.type = 'investor' and lower(accounts.email) = email
  -- A person may have several accounts: the one the vendor deals with, else the first.
  order by customers.id is null, accounts.created_on, accounts.id limit 1;
  if investor is null then
    insert into app_public.accounts (type, name, contact_name, email) values ('investor', name, name, email)
    returning id into investor;
  end if;
  return investor;
end
$$;

create function app_private.add_customer(vendor uuid, email text, name text) returns uuid
language plpgsql volatile set search_path = pg_catalog
as $$
#variable_conflict use_variable
declare
  address text := lower(btrim(email));
  investor uuid;
  customer uuid;
begin
  if coalesce(length(btrim(name)) not between 1 and 200, true) then
    perform app_private.refuse_field('name', 'Contact Name is required.');
  elsif not app_private.is_email(address) then
    perform app_private.refuse_field('email', 'Email is required.');
  end if;
  perform app_private.lock_email(address);
  select id into customer from app_public.customers where account_id = vendor and customers.email = address
  order by created_on, id limit 1;
  if customer is null then
    investor := app_private.investor_by_email(vendor, address, btrim(name));
    insert into app_public.customers (account_id, investor_id, contact_name, email)
    values (vendor, investor, btrim(name), address) on conflict do nothing returning id into customer;
  end if;
  return coalesce(customer, (select id from app_public.customers where account_id = vendor and investor_id = investor));
end
$$;
comment on function app_private.add_customer is
  'The vendor''s contact with this e-mail, added when there is none; also for imports, row by row.';

create function app_public.make_customer(email text, name text) returns app_public.customers
language plpgsql volatile security definer set search_path = pg_catalog
as $$
declare
  acting uuid := app_private.require_operation('make_customer');
  customer_id uuid := app_private.add_customer(acting, email, name);
  customer app_public.customers;
begin
  select * into customer from app_public.customers where id = customer_id;
  return customer;
end
$$;
comment on function app_public.make_customer is 'Adds a contact; one with this e-mail is answered as it is.';
grant execute on function app_public.make_customer to app_user;
