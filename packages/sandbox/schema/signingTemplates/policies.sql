alter table app_public.signing_accounts enable row level security;
create policy select_own on app_public.signing_accounts for select using (
  account_id = (select app_private.account_id())
);
grant select on app_public.signing_accounts to app_user;

alter table app_public.signing_templates enable row level security;
create policy select_own on app_public.signing_templates for select using (
  account_id = (select app_private.account_id())
);
grant select on app_public.signing_templates to app_user;

alter table app_private.signing_template_contents enable row level security;

alter table app_public.mapping_roles enable row level security;
create policy select_all on app_public.mapping_roles for select using (true);
grant select on app_public.mapping_roles to app_user;

alter table app_public.mapping_fields enable row level security;
create policy select_all on app_public.mapping_fields for select using (true);
grant select on app_public.mapping_fields to app_user;

select app_private.make_writable('app_public.mapped_signing_templates', 'mapped_signing_template');
alter table app_public.mapped_signing_templates enable row level security;
create policy select_own on app_public.mapped_signing_templates for select using (
  account_id = (select app_private.account_id())
);
create policy insert_own on app_public.mapped_signing_templates for insert with check (
  account_id = (select app_private.account_id())
);
create policy update_own on app_public.mapped_signing_templates for update using (
  account_id = (select app_private.account_id())
);
grant select, insert (signing_template_id, name),
  update (locked, active, qualification_step_type, deleted, version)
  on app_public.mapped_signing_templates to app_user;

alter table app_private.signing_document_texts enable row level security;

alter table app_public.signing_roles enable row level security;
create policy select_own on app_public.signing_roles for select
  using (account_id = (select app_private.account_id()));
grant select on app_public.signing_roles to app_user;
select app_private.make_writable('app_public.signing_roles', 'signing_role');

create policy update_own on app_public.signing_roles for update using (
  account_id = (select app_private.account_id())
);
grant update (map_to, to_name, to_email, version) on app_public.signing_roles to app_user;

alter table app_public.signing_documents enable row level security;
create policy select_own on app_public.signing_documents for select
  using (account_id = (select app_private.account_id()));
grant select on app_public.signing_documents to app_user;

alter table app_public.signing_fields enable row level security;
create policy select_own on app_public.signing_fields for select
  using (account_id = (select app_private.account_id()));
grant select on app_public.signing_fields to app_user;
select app_private.make_writable('app_public.signing_fields', 'signing_field');
create policy update_own on app_public.signing_fields for update using (
  account_id = (select app_private.account_id())
);
grant update (map_to, value, version) on app_public.signing_fields to app_user;

alter table app_private.provider_templates enable row level security;

select app_private.make_writable('app_public.mapped_signing_template_question_sets', 'mapped_signing_template_question_set');
alter table app_public.mapped_signing_template_question_sets enable row level security;
create policy select_own on app_public.mapped_signing_template_question_sets for select using (
  account_id = (select app_private.account_id())
);
create policy insert_own on app_public.mapped_signing_template_question_sets for insert with check (
  account_id = (select app_private.account_id())
);
create policy delete_own on app_public.mapped_signing_template_question_sets for delete using (
  account_id = (select app_private.account_id())
);
grant select, insert (mapped_signing_template_id, onboarding_question_set_id), delete
  on app_public.mapped_signing_template_question_sets to app_user;

grant execute on function app_public.docusign_sync_template_list to app_user;
grant execute on function app_public.signing_accounts_templates to app_user;
grant execute on function app_public.mapped_signing_templates_mapping_fields to app_user;
grant execute on function app_public.signing_documents_paragraphs to app_user;
grant execute on function app_public.signing_templates_contents to app_user;
grant execute on function app_public.carry_over_mapped_signing_template to app_user;

select app_private.allow('create_mapped_signing_template', '{issuer,broker}');
select app_private.allow('update_mapped_signing_template', '{issuer,broker}');
select app_private.allow('docusign_sync_template_list', '{issuer,broker}');
select app_private.allow('carry_over_mapped_signing_template', '{issuer,broker}');
select app_private.allow('update_signing_role', '{issuer,broker}');
select app_private.allow('update_signing_field', '{issuer,broker}');
select app_private.allow('create_mapped_signing_template_question_set', '{issuer,broker}');
select app_private.allow('delete_mapped_signing_template_question_set', '{issuer,broker}');
