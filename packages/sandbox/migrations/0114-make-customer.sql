-- make_customer: an e-mail becomes a contact, once, with an account of the vendor's own. No other account is
-- searched: a vendor sees only what it entered about a person, also when the platform knows them.
create function app_private.add_customer(vendor uuid, email text, name text) returns uuid
language plpgsql volatile set search_path = pg_catalog
as $$
#variable_conflict use_variable
declare
  address text := lower(btrim(email));
  customer uuid;
begin
  if coalesce(length(btrim(name)) not between 1 and 200, true) then
    perform app_private.refuse_field('name', 'Contact Name is required.');
  elsif not app_private.is_email(address) then
    perform app_private.refuse_field('email', 'Email is required.');
  end if;
  perform app_private.lock_email(address);
  select id into customer from app_private.known_customers where account_id = vendor and known_customers.email = address
  order by created_on, id limit 1;
  if customer is null then
    insert into app_public.customers (account_id, investor_id, contact_name, email)
    values (vendor, app_private.make_account(vendor, btrim(name), address), btrim(name), address) returning id into customer;
  end if;
  return customer;
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
