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

/*
 * The accounts and persons that are notified of a row. Policies decide who may read it; a test compares the notifications of each
 * seeded account with the rows it may read.
 */
create table app_private.live_visibility (
  -- The table, or the name under which changes are sent as a whole.
  name text primary key,
  -- Each is a column that names an account or a person (`issuer_id`), or a link: its table and column, and the column of the row that
  -- it leads to (`visible_rows.row_id:round_id`). Without one, changes of the rows are not sent.
  seen_by text[] not null default '{}',
  -- True when clients get no row ids, because every account may read all rows, or because the rows are not records.
  is_whole boolean not null default false check (not is_whole or seen_by = '{}')
);
