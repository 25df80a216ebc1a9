create trigger check_pattern before insert or update of regex on app_public.onboarding_question_types
  for each row execute function app_private.check_pattern();
select app_private.show_as_written('app_public.onboarding_question_types', 'name');

select app_private.make_live('app_public.onboarding_questions', 'account_id');
create trigger check_question before insert or update on app_public.onboarding_questions
  for each row execute function app_private.check_question();
select app_private.show_as_written('app_public.onboarding_questions', 'name', '*description', '*error_message', '*languages');

select app_private.make_live('app_public.onboarding_question_sets', 'account_id');
create trigger check_question_set before insert or update on app_public.onboarding_question_sets
  for each row execute function app_private.check_question_set();
select app_private.show_as_written('app_public.onboarding_question_sets', 'name', '*languages');

select app_private.make_live('app_public.onboarding_question_joins', 'account_id');
create trigger check_join before insert or delete on app_public.onboarding_question_joins
  for each row execute function app_private.check_join();
select app_private.show_as_written('app_public.onboarding_question_joins', 'name', '*languages');
