alter table app_public.reports enable row level security;
create policy select_all on app_public.reports for select using (true);
select app_private.make_lookup('app_public.reports', 'report', takes_rows => false);
grant select, update (enabled, version) on app_public.reports to app_user;

alter table app_public.report_runs enable row level security;
create policy select_own on app_public.report_runs for select using (account_id = (select app_private.account_id()));
grant select on app_public.report_runs to app_user;

grant execute on function app_public.offer_report to app_user;

select app_private.allow('offer_report', '{admin}', '{account_owner,account_admin}');

select app_private.allow('update_report', '{admin}');
