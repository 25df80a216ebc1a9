select app_private.make_live('app_public.report_runs', 'account_id');
select app_private.make_audited('app_public.report_runs');

select app_private.make_live_as_a_whole('reports');
create trigger notify_readers after update on app_public.reports
  referencing old table as old_rows new table as new_rows for each statement execute function app_private.notify_report_readers();
