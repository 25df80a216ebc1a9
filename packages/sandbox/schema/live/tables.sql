-- Which rows of small tables an account sees because it deals with their owner; triggers keep it.
-- Ids are unique across tables, so that one link table serves them all and a policy is one index probe.
create table app_private.visible_rows (
  account_id uuid not null,
  row_id uuid not null,
  primary key (account_id, row_id)
);
create index on app_private.visible_rows (row_id);

-- Which accounts an account deals with, as one string of bits: a vendor has thousands of customers, and reading thousands of links
-- took longer than reading the accounts themselves.
create table app_private.visible_accounts (
  account_id uuid primary key,
  -- The bit of an account's number is set when it may be seen; it ends with the highest.
  numbers bytea not null
);
