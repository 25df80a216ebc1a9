-- Which rows of small tables an account sees because it deals with their owner; triggers keep it.
-- Ids are unique across tables, so that one link table serves them all and a policy is one index probe.
create table app_private.visible_rows (
  account_id uuid not null,
  row_id uuid not null,
  primary key (account_id, row_id)
);
alter table app_private.visible_rows enable row level security;
create policy select_own on app_private.visible_rows for select using (
  account_id = (select app_private.account_id())
);
grant select on app_private.visible_rows to app_user;

create function app_private.show(viewer uuid, variadic row_ids uuid[]) returns void
language sql volatile set search_path = pg_catalog
as $$
  insert into app_private.visible_rows (account_id, row_id)
  select viewer, row_id from unnest(row_ids) as row_id where row_id is not null
  -- In one order, so that two transactions never wait for each other in a circle.
  order by row_id
  on conflict do nothing
$$;

-- Which accounts an account deals with, as one string of bits: a vendor has thousands of customers, and reading thousands of links
-- took longer than reading the accounts themselves.
create table app_private.visible_accounts (
  account_id uuid primary key,
  -- The bit of an account's number is set when it may be seen; it ends with the highest.
  numbers bytea not null
);
alter table app_private.visible_accounts enable row level security;
create policy select_own on app_private.visible_accounts for select using (
  account_id = (select app_private.account_id())
);
grant select on app_private.visible_accounts to app_user;
