-- Onboarding questions of a vendor, in its own words.
create table app_public.onboarding_questions (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references app_public.accounts on delete restrict,
  name text not null check (length(name) <= 200),
  description text not null check (length(description) <= 1000),
  error_message text not null check (length(error_message) <= 200),
  languages jsonb,
  type int not null references app_public.onboarding_question_types on delete restrict,
  version bigint not null default 1,
  created_on timestamptz not null default app_private.now()
);
comment on table app_public.onboarding_questions is 'A question of a vendor''s, for its question sets.';
comment on column app_public.onboarding_questions.error_message is 'The message for an invalid answer.';
comment on column app_public.onboarding_questions.languages is
  'Its message (the description) and error in other languages, by their tags: {"de": {"message": "…", "error": "…"}}.';
-- Written as an id, read as the type itself.
comment on column app_public.onboarding_questions.type is
  E'@behavior -attribute:select -attribute:filterBy\nThe id of its type.';
comment on constraint onboarding_questions_type_fkey on app_public.onboarding_questions is E'@fieldName type';
create unique index one_question_name on app_public.onboarding_questions (account_id, lower(name));
create index on app_public.onboarding_questions (type);
select app_private.make_live('app_public.onboarding_questions');
select app_private.make_writable('app_public.onboarding_questions', 'onboarding_question');

create function app_private.question_errors(question app_public.onboarding_questions) returns jsonb
language sql immutable set search_path = pg_catalog
as $$
  select jsonb_build_object(
    'name', case when coalesce(question.name, '') = '' then 'Field name is required' end,
    'type', case when question.type is null then 'Field type is required' end,
    'description', case when coalesce(question.description, '') = '' then 'Description is required' end,
    'errorMessage', case when coalesce(question.error_message, '') = '' then 'error message is required' end,
    'languages', app_private.languages_error(question.languages, 'message', 'error')
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
    perform app_private.refuse('question_in_set', 'Questions that are part of a question set cannot be edited.');
  end if;
  perform app_private.refuse_fields(app_private.question_errors(new));
  if exists (
    select from app_public.onboarding_questions as others
    where others.account_id = new.account_id and lower(others.name) = lower(new.name) and others.id <> new.id
  ) then
    perform app_private.refuse('name_taken', 'Questions must have a unique name.');
  end if;
  return new;
end
$$;
create trigger check_question before insert or update on app_public.onboarding_questions
  for each row execute function app_private.check_question();

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
