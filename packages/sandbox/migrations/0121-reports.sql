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
comment on column app_public.reports.enabled is 'False: not available until an administrator turns it on again.';
insert into app_public.reports (name, path, account_types) values
  ('Cap Table', '/api/v2/reports/cap-table', '{issuer,broker}'),
  ('Contacts', '/api/v2/reports/contacts', '{issuer,broker}');

alter table app_public.reports enable row level security;
create policy select_all on app_public.reports for select using (true);
select app_private.make_lookup('app_public.reports', 'report', takes_rows => false);
grant select, update (enabled, version) on app_public.reports to app_user;
