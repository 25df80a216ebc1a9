select app_private.make_live('app_public.allocation_qualifications', 'issuer_id', 'owner_id');
create trigger own_allocation_qualification
  before insert or update of allocation_id, vendor_qualification_id on app_public.allocation_qualifications
  for each row execute function app_private.own_allocation_qualification();
select app_private.make_audited('app_public.allocation_qualifications');
create trigger append_qualification before insert on app_public.allocation_qualifications
  for each row execute function app_private.append_qualification();

create trigger check_schema_patterns before insert or update of schema on app_private.step_templates
  for each row execute function app_private.check_schema_patterns();

select app_private.make_audited('app_public.vendor_qualifications');
create trigger find_integration before insert or update of service on app_public.vendor_qualifications
  for each row when (new.service is not null and new.integration_id is null)
  execute function app_private.find_integration();
select app_private.show_as_written('app_public.vendor_qualifications', '@name', '*description');
select app_private.make_live('app_public.vendor_qualifications', 'account_id', 'visible_rows.row_id:id');
