alter table app_public.step_form_schemas enable row level security;
create policy select_all on app_public.step_form_schemas for select using (true);
select app_private.make_lookup('app_public.step_form_schemas', 'step_form_schema');
grant select, insert (name, description, schema), update (name, description, schema, version)
  on app_public.step_form_schemas to app_user;

revoke execute on function app_public.step_form_schemas_is_used from public;
grant execute on function app_public.step_form_schemas_is_used to app_user;

select app_private.allow('create_step_form_schema', '{admin}');
select app_private.allow('update_step_form_schema', '{admin}');
