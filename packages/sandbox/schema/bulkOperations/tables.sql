/*
 * Bulk operations: one change of many distributions, or many invitations, kept as a record. It stores the user who requested it,
 * its rows, the result of the check and the outcome of each row.
 *
 *   state      next
 *   checking   checked    (once each row was checked)
 *   checked    running    (with the first batch)
 *   running    stopped, done
 *   stopped    running
 *   done       checking   (refused rows are tried again), undoing
 *   undoing    undone
 *
 * The requests that run it are the mutations that change one row, sent in batches which name the operation: 0772.
 */
create table app_public.bulk_operations (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references app_public.accounts on delete cascade,
  allocation_id uuid not null references app_public.allocations on delete cascade,
  created_by uuid references app_public.users on delete set null,
  asked_by text not null,
  kind text not null check (kind in ('status', 'note', 'invite')),
  new_status text check (new_status in ('drafted', 'open', 'closed')),
  annotation text check (length(annotation) between 1 and 5000),
  state text not null default 'checking'
    check (state in ('checking', 'checked', 'running', 'stopped', 'done', 'undoing', 'undone')),
  row_count int not null default 0,
  unchecked_count int not null default 0,
  ready_count int not null default 0,
  left_out_count int not null default 0,
  done_count int not null default 0,
  refused_count int not null default 0,
  undone_count int not null default 0,
  kept_count int not null default 0,
  units numeric not null default 0,
  total numeric not null default 0,
  checked_on timestamptz,
  started_on timestamptz,
  ended_on timestamptz,
  undo_until timestamptz,
  undone_on timestamptz,
  -- The entry of the audit that undoes it.
  undo_id uuid not null default gen_random_uuid(),
  version bigint not null default 1,
  created_on timestamptz not null default app_private.now(),
  check ((kind = 'status') = (new_status is not null)),
  check ((kind = 'note') = (annotation is not null))
);
comment on table app_public.bulk_operations is 'One change of many distributions, or many invitations, and their outcomes.';
comment on column app_public.bulk_operations.asked_by is 'The name of the person, as it was.';
comment on column app_public.bulk_operations.kind is 'status, note or invite.';
comment on column app_public.bulk_operations.new_status is 'The status that the distributions get; null for other kinds.';
comment on column app_public.bulk_operations.annotation is 'The note that is written; null for other kinds.';
comment on column app_public.bulk_operations.state is
  'checking, checked (it waits to be run), running, stopped, done, undoing or undone.';
comment on column app_public.bulk_operations.row_count is 'All rows: the sum of the counts that follow.';
comment on column app_public.bulk_operations.unchecked_count is 'Rows that the check has not read yet.';
comment on column app_public.bulk_operations.ready_count is 'Rows that would change, and have not been tried.';
comment on column app_public.bulk_operations.left_out_count is 'Rows that the check refused; they are not tried.';
comment on column app_public.bulk_operations.done_count is 'Rows that were changed.';
comment on column app_public.bulk_operations.refused_count is 'Rows that were tried and refused.';
comment on column app_public.bulk_operations.undone_count is 'Rows that were changed, and are as they were before.';
comment on column app_public.bulk_operations.kept_count is 'Rows that could not be undone.';
comment on column app_public.bulk_operations.units is 'Units of all rows.';
comment on column app_public.bulk_operations.total is 'Units at the price of each, in US dollars.';
comment on column app_public.bulk_operations.undo_until is 'The time until which it can be undone; null before the first row.';
create index on app_public.bulk_operations (account_id);
create index on app_public.bulk_operations (created_by);
create index on app_public.bulk_operations (allocation_id, created_on desc, id);

create table app_public.bulk_operation_rows (
  id uuid primary key default gen_random_uuid(),
  operation_id uuid not null references app_public.bulk_operations on delete cascade,
  account_id uuid not null references app_public.accounts on delete cascade,
  place int not null,
  -- Null of an invitation that was not sent yet, and of a note on the allocation itself.
  distribution_id uuid references app_public.distributions on delete cascade,
  name text not null,
  email text,
  address text generated always as (lower(btrim(email))) stored,
  amount numeric,
  before_status text,
  -- The distribution as it was checked, and as the operation left it.
  version_before bigint,
  version_after bigint,
  note_id uuid,
  outcome text not null default 'unchecked'
    check (outcome in ('unchecked', 'ready', 'left_out', 'done', 'refused', 'undone', 'kept')),
  rank int not null generated always as (case outcome when 'refused' then 1 when 'kept' then 2 when 'left_out' then 3 else 4 end) stored,
  code text,
  problem text,
  details jsonb,
  tried_on timestamptz,
  unique (operation_id, place)
);
comment on table app_public.bulk_operation_rows is 'A distribution of a bulk operation, or an invitation, and its outcome.';
comment on column app_public.bulk_operation_rows.distribution_id is
  'The distribution. For an invitation, the one that it created, and null before; null for a note on the allocation.';
comment on column app_public.bulk_operation_rows.amount is 'Units.';
comment on column app_public.bulk_operation_rows.before_status is 'Its status before.';
comment on column app_public.bulk_operation_rows.version_before is 'The version of the distribution that was checked; a later one is not overwritten.';
comment on column app_public.bulk_operation_rows.outcome is
  'unchecked, ready, left_out (the check refused it), done, refused, undone, or kept (it could not be undone).';
comment on column app_public.bulk_operation_rows.rank is 'The order in which rows are read: those that were refused come first.';
comment on column app_public.bulk_operation_rows.code is 'The reason why it was refused: the code of an error, repeated_row or status_already.';
comment on column app_public.bulk_operation_rows.problem is 'The reason why it was refused, in words.';
create unique index on app_public.bulk_operation_rows (operation_id, distribution_id) where distribution_id is not null;
create index on app_public.bulk_operation_rows (operation_id, address);
create index on app_public.bulk_operation_rows (operation_id, rank, place);
create index on app_public.bulk_operation_rows (distribution_id);
create index on app_public.bulk_operation_rows (account_id);
