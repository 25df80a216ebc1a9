-- The pattern of a question's type is one an author may use.
create function app_private.check_pattern() returns trigger
language plpgsql immutable security definer set search_path = pg_catalog
as $$
begin
  perform app_private.refuse_pattern('regex', app_private.pattern_error(new.regex));
  return new;
end
$$;

create function app_private.question_errors(question app_public.onboarding_questions) returns jsonb
language sql immutable set search_path = pg_catalog
as $$
  select jsonb_build_object(
    'name', case when coalesce(question.name, '') = '' then 'fieldNameRequired' end,
    'type', case when question.type is null then 'fieldTypeRequired' end,
    'description', case when coalesce(question.description, '') = '' then 'descriptionRequired' end,
    'errorMessage', case when coalesce(question.error_message, '') = '' then 'errorMessageRequired' end,
    'languages', app_private.languages_error(question.languages, 'name', 'message', 'error')
  )
$$;

create function app_private.check_question() returns trigger
language plpgsql volatile security definer set search_path = pg_catalog
as $$
begin
  new.account_id := coalesce(new.account_id, app_private.account_id());
  new.name := btrim(new.name);
  new.description := btrim(new.description);
  new.error_message := btrim(new.error_message);
  -- The set may be locked at the same moment: joining and locking both take the question's row first.
  if tg_op = 'UPDATE' and exists (select from app_public.onboarding_question_joins where question_id = new.id) then
    perform app_private.refuse('question_in_set', 'questionInSet');
  end if;
  perform app_private.refuse_fields(app_private.question_errors(new));
  if exists (
    select from app_public.onboarding_questions as others
    where others.account_id = new.account_id and lower(others.name) = lower(new.name) and others.id <> new.id
  ) then
    perform app_private.refuse('name_taken', 'questionNameTaken');
  end if;
  return new;
end
$$;

create function app_private.check_question_set() returns trigger
language plpgsql volatile security definer set search_path = pg_catalog
as $$
begin
  new.account_id := coalesce(new.account_id, app_private.account_id());
  new.name := btrim(new.name);
  if tg_op = 'UPDATE' and old.locked then
    perform app_private.refuse('question_set_locked', 'setLocked');
  end if;
  perform app_private.refuse_fields(jsonb_build_object(
    'name', case when coalesce(new.name, '') = '' then 'setNameRequired' end,
    'lang', case when not app_private.is_language(new.lang) then 'languageTag' end,
    'languages', app_private.languages_error(new.languages, 'title')));
  if exists (
    select from app_public.onboarding_question_sets as others
    where others.account_id = new.account_id and lower(others.name) = lower(new.name) and others.id <> new.id
  ) then
    perform app_private.refuse('name_taken', 'setNameTaken');
  elsif new.locked and not exists (select from app_public.onboarding_question_joins where question_set_id = new.id) then
    perform app_private.refuse('question_set_empty', 'setEmpty');
  end if;
  return new;
end
$$;

create function app_private.check_join() returns trigger
language plpgsql volatile security definer set search_path = pg_catalog
as $$
declare
  joined app_public.onboarding_question_joins := case when tg_op = 'DELETE' then old else new end;
  question_set app_public.onboarding_question_sets;
  question app_public.onboarding_questions;
begin
  -- The question, then the set: an edit of either waits, or is seen.
  select * into question from app_public.onboarding_questions where id = joined.question_id for share;
  select * into question_set from app_public.onboarding_question_sets where id = joined.question_set_id for update;
  if question_set.id is null or question.account_id is distinct from question_set.account_id
    or question_set.account_id <> coalesce(app_private.account_id(), question_set.account_id) then
    perform app_private.refuse('not_found', 'questionUnknown');
  elsif question_set.locked then
    perform app_private.refuse('question_set_locked', 'setLocked');
  elsif tg_op = 'DELETE' then
    return old;
  end if;
  new.account_id := question_set.account_id;
  new.name := btrim(new.name);
  perform app_private.refuse_fields(jsonb_build_object(
    'name', case when coalesce(new.name, '') = '' then 'nameFieldRequired' end,
    'languages', app_private.languages_error(new.languages, 'displayKey')));
  return new;
end
$$;
