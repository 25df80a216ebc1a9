select app_private.make_lookup('app_public.onboarding_question_types', 'onboarding_question_type');
alter table app_public.onboarding_question_types enable row level security;
create policy select_all on app_public.onboarding_question_types for select using (true);
grant select, insert (type, name, regex), update (name, regex, version) on app_public.onboarding_question_types to app_user;

select app_private.make_writable('app_public.onboarding_questions', 'onboarding_question');
alter table app_public.onboarding_questions enable row level security;
create policy select_own on app_public.onboarding_questions for select using (
  account_id = (select app_private.account_id())
);
create policy insert_own on app_public.onboarding_questions for insert with check (
  account_id = (select app_private.account_id())
);
create policy update_own on app_public.onboarding_questions for update using (
  account_id = (select app_private.account_id())
);
grant select, insert (name, description, error_message, languages, type),
  update (name, description, error_message, languages, type, version)
  on app_public.onboarding_questions to app_user;

select app_private.make_writable('app_public.onboarding_question_sets', 'onboarding_question_set');
alter table app_public.onboarding_question_sets enable row level security;
create policy select_own on app_public.onboarding_question_sets for select using (
  account_id = (select app_private.account_id())
);
create policy insert_own on app_public.onboarding_question_sets for insert with check (
  account_id = (select app_private.account_id())
);
create policy update_own on app_public.onboarding_question_sets for update using (
  account_id = (select app_private.account_id())
);
grant select, insert (name, lang, languages), update (name, lang, languages, locked, version) on app_public.onboarding_question_sets to app_user;

select app_private.make_writable('app_public.onboarding_question_joins', 'onboarding_question_join');
alter table app_public.onboarding_question_joins enable row level security;
create policy select_own on app_public.onboarding_question_joins for select using (
  account_id = (select app_private.account_id())
);
create policy insert_own on app_public.onboarding_question_joins for insert with check (
  account_id = (select app_private.account_id())
);
create policy delete_own on app_public.onboarding_question_joins for delete using (
  account_id = (select app_private.account_id())
);
grant select, insert (name, languages, execute_order, question_id, question_set_id), delete
  on app_public.onboarding_question_joins to app_user;

select app_private.allow('create_onboarding_question', '{issuer,broker}');
select app_private.allow('update_onboarding_question', '{issuer,broker}');
select app_private.allow('create_onboarding_question_set', '{issuer,broker}');
select app_private.allow('update_onboarding_question_set', '{issuer,broker}');
select app_private.allow('create_onboarding_question_join', '{issuer,broker}');
select app_private.allow('delete_onboarding_question_join', '{issuer,broker}');
select app_private.allow('create_onboarding_question_type', '{admin}');
select app_private.allow('update_onboarding_question_type', '{admin}');
