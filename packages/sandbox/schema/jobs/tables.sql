-- Work that takes a moment and is done by a worker of any server: once, also when a server dies in the middle.
create table app_private.jobs (
  id bigint primary key generated always as identity,
  -- The function that does it: app_private.<kind>(subject_id).
  kind text not null check (kind ~ '^[a-z_]+$'),
  subject_id uuid not null,
  -- By the machine's clock: a platform whose clock is moved still works at its own pace.
  due_at timestamptz not null default clock_timestamp(),
  attempts int not null default 0,
  sql_state text
);
create index on app_private.jobs (due_at);
