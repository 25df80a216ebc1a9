create trigger check_form_schema before insert or update of schema on app_public.step_form_schemas
  for each row execute function app_private.check_form_schema();
create trigger check_schema_patterns before insert or update of schema on app_public.step_form_schemas
  for each row execute function app_private.check_schema_patterns();
create trigger renew_forms after update of schema on app_public.step_form_schemas
  for each row execute function app_private.renew_forms();
select app_private.show_as_written('app_public.step_form_schemas', 'name', '*description');
