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

alter function app_private.import_rows(text, uuid, jsonb) rename to import_one_by_one;
revoke execute on function app_private.import_one_by_one from app_user;

create function app_private.import_rows(operation text, allocation_id uuid, rows jsonb)
returns table ("row" int, "column" text, message text)
language plpgsql volatile security definer set search_path = pg_catalog
as $$
declare
  others jsonb := rows;
begin
  perform app_private.require_operation(operation);
  if operation like '%customers' then
    begin
      perform app_private.add_customers(app_private.account_id(), coalesce(jsonb_agg(item), '[]'))
      from jsonb_array_elements(rows) as item where app_private.is_plain_customer(item -> 'cells');
      others := (select coalesce(jsonb_agg(item), '[]') from jsonb_array_elements(rows) as item
        where not app_private.is_plain_customer(item -> 'cells'));
    exception when sqlstate 'CPSTN' or data_exception or integrity_constraint_violation then
      others := rows;
    end;
  end if;
  return query select * from app_private.import_one_by_one(operation, allocation_id, others);
end
$$;
comment on function app_private.import_rows is 'Adds these rows and answers what is wrong with the others; whoever asks undoes it all when anything is.';
grant execute on function app_private.import_rows to app_user;

create or replace function app_private.show_customer() returns trigger
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
drop trigger show_customer on app_public.customers;
create trigger show_customer after insert on app_public.customers referencing new table as new_rows
  for each statement execute function app_private.show_customer();
