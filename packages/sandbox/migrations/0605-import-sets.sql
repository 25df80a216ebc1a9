-- Contacts are imported set by set, which takes half the time of row by row. Rows that something is wrong with are still added
-- one by one, by the function that tells what; so are all of a set that turns out to hold one.
create function app_private.is_plain_customer(cells jsonb) returns boolean
language sql immutable set search_path = pg_catalog
as $$
  select coalesce(length(btrim(cells ->> 'name')) between 1 and 200 and app_private.is_email(lower(btrim(cells ->> 'email'))), false)
$$;
comment on function app_private.is_plain_customer is 'Whether add_customer would take the row.';

create function app_private.new_customers(vendor uuid, rows jsonb) returns table (address text, name text)
language sql stable set search_path = pg_catalog
as $$
  select distinct on (address) address, btrim(item #>> '{cells,name}')
  from jsonb_array_elements(rows) as item, lateral (select lower(btrim(item #>> '{cells,email}')) as address) as written
  where not exists (select from app_public.customers where account_id = vendor and email = address)
  order by address, (item ->> 'row')::int
$$;
comment on function app_private.new_customers is 'The rows whose e-mail the vendor has no contact for, once each.';

create function app_private.add_customers(vendor uuid, rows jsonb) returns void
language sql volatile set search_path = pg_catalog
as $$
  with made as (
    insert into app_public.accounts (type, name, contact_name, email)
    select 'investor', wanted.name, wanted.name, address from app_private.new_customers(vendor, rows) as wanted
    returning id, name, email
  ), kept as (
    insert into app_private.made_accounts (account_id, vendor_id) select id, vendor from made
  )
  insert into app_public.customers (account_id, investor_id, contact_name, email)
  select vendor, id, name, email from made
$$;
comment on function app_private.add_customers is 'The vendor''s contacts with these e-mails: what add_customer does with each, for all of them.';
