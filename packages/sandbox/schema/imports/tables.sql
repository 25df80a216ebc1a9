-- Imports of contacts that are written in parts. The rows of an import are hidden while it is listed here. Its last
-- transaction removes it, and all rows become visible at once: docs/decisions/0017-import-of-contacts.md.
create table app_private.staged_imports (
  import_id uuid primary key,
  account_id uuid not null references app_public.accounts on delete cascade,
  -- The operation in the audit; it is hidden with its changes.
  operation_id uuid not null default gen_random_uuid(),
  -- The last row of the file that a piece has taken.
  through_row int not null default 0,
  contact_count int not null default 0,
  -- The bits of its accounts, as in app_private.visible_accounts.
  numbers bytea not null default ''
);
create index on app_private.staged_imports (account_id);

-- A policy asks once a query; there are as many as servers are at imports.
create function app_private.staged_imports() returns uuid[]
language sql stable security definer set search_path = pg_catalog
as $$ select coalesce(array_agg(import_id), '{}') from app_private.staged_imports $$;
comment on function app_private.staged_imports is 'Imports whose contacts are still hidden.';

-- Imports of contacts, or of investments into an allocation: a file is read and checked piece by piece, looked
-- at, and written
-- once it is confirmed. Its rows wait here.
create table app_public.imports (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references app_public.accounts on delete cascade,
  created_by uuid references app_public.users on delete set null,
  allocation_id uuid references app_public.allocations on delete cascade,
  -- The content of the file; it is removed a day later, the import stays.
  file_id uuid not null,
  file_name text not null,
  status text not null default 'checking'
    check (status in ('checking', 'checked', 'writing', 'stopped', 'done', 'failed', 'discarded')),
  -- Whether to import it as soon as it is checked, and whether to skip rows with errors then.
  is_confirmed boolean not null default false,
  leaves_out_wrong boolean not null default false,
  row_count int not null default 0,
  added_count int not null default 0,
  known_count int not null default 0,
  repeated_count int not null default 0,
  wrong_count int not null default 0,
  written_count int not null default 0,
  added_units numeric,
  added_capital numeric,
  problem text,
  problem_row int,
  problem_column text,
  version bigint not null default 1,
  created_on timestamptz not null default app_private.now(),
  ended_on timestamptz,
  -- The server that writes it holds it until then, and renews it with each batch: a server that dies loses it.
  held_until timestamptz,
  attempts int not null default 0,
  -- Of investments: the operation in the audit, the last row of the latest batch, and the units reserved for the others.
  operation_id uuid not null default gen_random_uuid(),
  through_row int not null default 0,
  held_units numeric not null default 0 check (held_units >= 0)
);
comment on table app_public.imports is
  'The import of a file: contacts of an account, or investments in an allocation.';
comment on column app_public.imports.allocation_id is 'The allocation of its investments; null for a file of contacts.';
comment on column app_public.imports.status is
  'checking, checked (it awaits confirmation), writing, stopped (of investments: written rows stay, and the others continue once it is confirmed again), done, failed or discarded.';
comment on column app_public.imports.row_count is 'Rows read so far; all of them once it is checked.';
comment on column app_public.imports.added_count is 'Rows that will be added as contacts or investments, or were.';
comment on column app_public.imports.known_count is 
  'Rows whose e-mail is a contact already, or whose investment stands in the allocation already; they are left out.';
comment on column app_public.imports.repeated_count is 
  'Rows that repeat the e-mail of an earlier row, or for investments all values of it; they are left out.';
comment on column app_public.imports.wrong_count is 'Rows with errors.';
comment on column app_public.imports.written_count is 
  'The number of rows added so far. Contacts are invisible before the import is done; investments are visible at once.';
comment on column app_public.imports.added_units is 'Units of the rows to be added; null for a file of contacts.';
comment on column app_public.imports.added_capital is 'The paid-in capital of the rows to be added; null for a file of contacts.';
comment on column app_public.imports.problem is
  'The reason why nothing was read or written, or why it stopped: no_header, no_rows, unknown_column, column_twice, column_missing, not_csv, not_utf8, too_many_rows, rows_wrong, internal, or the code of the refusal, such as offering_sold_out or allocation_stale.';
comment on column app_public.imports.problem_row is 'The row of the problem, counted as in a spreadsheet: the header is row 1.';
create index on app_public.imports (account_id, created_on desc, id);
create index on app_public.imports (created_by);
create index on app_public.imports (allocation_id);
-- Serves the search for work.
create index on app_public.imports (created_on) where status in ('checking', 'writing');

create table app_public.import_rows (
  id uuid primary key default gen_random_uuid(),
  import_id uuid not null references app_public.imports on delete cascade,
  account_id uuid not null references app_public.accounts on delete cascade,
  row int not null,
  name text not null,
  email text not null,
  -- Of investments: the other columns of the file.
  cells jsonb,
  investment_id uuid,
  address text not null generated always as (lower(btrim(email))) stored,
  outcome text not null check (outcome in ('added', 'known', 'repeated', 'wrong')),
  -- The earlier row that has the e-mail.
  repeats int,
  -- Of new investments: the earlier row with this e-mail and other data, and their open investment.
  same_person int,
  has_open boolean not null default false,
  problem text,
  "column" text,
  -- Rows with errors stand first.
  place int not null generated always as (case outcome when 'wrong' then row else row + 1000000000 end) stored,
  unique (import_id, row)
);
comment on table app_public.import_rows is 'A row of a file to import, and its outcome.';
comment on column app_public.import_rows.cells is
  'amount, price, paidInCapital, paidOn and note of an investment, as in the file; null for contacts.';
comment on column app_public.import_rows.investment_id is 'The investment that it became; null before, and for contacts.';
comment on column app_public.import_rows.row is 'The row number as in a spreadsheet: the header is row 1.';
comment on column app_public.import_rows.outcome is 'added, known, repeated or wrong.';
comment on column app_public.import_rows.repeats is 'The earlier row with the same e-mail, or for investments with the same values.';
comment on column app_public.import_rows.same_person is
  'For investments, an earlier row of the same person that is added too, even if the e-mail is written differently; null for contacts.';
comment on column app_public.import_rows.has_open is
  'True if the person already has an open investment in the allocation, such as an invitation; false for contacts.';
comment on column app_public.import_rows.problem is
  'The problem: name_missing, name_too_long, name_has_link, name_hides_characters, email_missing, email_invalid, email_hides_characters, value_count, formula, control_character; of investments contact_name_missing, contact_name_too_long, contact_name_has_link, contact_name_hides_characters, email_invalid, email_hides_characters, amount_missing, amount_not_positive, price_negative, paid_in_negative, paid_on_missing, paid_on_not_written_so, paid_on_no_such_day, note_too_long, note_hides_characters, units_not_left, and amount_, price_ or paid_in_ with has_commas or not_a_number.';
comment on column app_public.import_rows.place is 'The order of the rows in a preview: those with errors first.';
create index on app_public.import_rows (import_id, address);
create index on app_public.import_rows (import_id, place);
create index on app_public.import_rows (account_id);
