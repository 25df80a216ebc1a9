-- The last file of each report that an account was given: how large it was, and when.
create table app_public.report_runs (
  id uuid primary key default gen_random_uuid(),
  report_id uuid not null references app_public.reports on delete cascade,
  account_id uuid not null references app_public.accounts on delete cascade,
  size int not null check (size >= 0),
  row_count int not null check (row_count >= 0),
  made_at timestamptz not null default app_private.now(),
  version bigint not null default 1,
  unique (account_id, report_id)
);
comment on table app_public.report_runs is 'The last file of a report that an account was given.';
comment on column app_public.report_runs.size is 'Bytes.';
comment on column app_public.report_runs.row_count is 'Rows below its header.';
create index on app_public.report_runs (report_id);
select app_private.make_live('app_public.report_runs');
select app_private.make_audited('app_public.report_runs');

alter table app_public.report_runs enable row level security;
create policy select_own on app_public.report_runs for select using (account_id = (select app_private.account_id()));
grant select on app_public.report_runs to app_user;
