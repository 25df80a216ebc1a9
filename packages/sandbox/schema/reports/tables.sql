-- Reports: which downloads there are, for which accounts, and whether an administrator has turned them off.
create table app_public.reports (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  path text not null unique,
  account_types text[] not null,
  enabled boolean not null default true,
  version bigint not null default 1
);
comment on table app_public.reports is 'A download.';
comment on column app_public.reports.path is 'The path of the download.';
comment on column app_public.reports.account_types is 'The types of accounts that may download it.';
comment on column app_public.reports.enabled is 'False while an administrator has turned it off.';

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
comment on table app_public.report_runs is 'The last file of a report that an account downloaded.';
comment on column app_public.report_runs.size is 'Bytes.';
comment on column app_public.report_runs.row_count is 'Rows below its header.';
create index on app_public.report_runs (report_id);

-- Whose reports are which: administrators offer each report to types of accounts, one by one, and turn it on and off. Only issuers
-- and brokers have a page of reports.
alter table app_public.reports add check (account_types <@ '{issuer,broker}');

-- Every account may read the list, so no row of it is announced: the accounts that a report is or was offered to are notified, and the one that offers it.
comment on table app_public.reports is 'A download. Sent as a whole, under reports.';
