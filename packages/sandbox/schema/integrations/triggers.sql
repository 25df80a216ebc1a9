create trigger check_schema_patterns before insert or update of schema on app_private.integration_steps
  for each row execute function app_private.check_schema_patterns();

select app_private.make_live('app_public.account_integrations', 'account_id');
select app_private.make_audited('app_public.account_integrations');

select app_private.show_as_written('app_public.integration_types', 'name');

select app_private.show_as_written('app_public.integrations', '*description');

select app_private.show_as_written('app_public.partners', 'name');
