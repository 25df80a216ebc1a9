alter table app_private.integration_steps enable row level security;

alter table app_public.integration_types enable row level security;
create policy select_all on app_public.integration_types for select using (true);
grant select on app_public.integration_types, app_public.partners, app_public.integrations to app_user;
select app_private.make_lookup('app_public.integration_types', 'integration_type');
grant insert (type, name, for_investors), update (name, version) on app_public.integration_types to app_user;

alter table app_public.partners enable row level security;
create policy select_all on app_public.partners for select using (true);
alter table app_public.integrations enable row level security;
create policy select_all on app_public.integrations for select using (true);

alter table app_public.account_integrations enable row level security;
create policy select_own on app_public.account_integrations for select using (
  account_id = (select app_private.account_id())
);
grant select on app_public.account_integrations to app_user;

grant execute on function app_public.integrations_account_integration,
  app_public.account_integrations_step_process to app_user;
grant execute on function app_public.create_account_integration to app_user;

select app_private.allow('create_account_integration', '{issuer,broker,investor}');
select app_private.allow('create_integration_type', '{admin}');
select app_private.allow('update_integration_type', '{admin}');
