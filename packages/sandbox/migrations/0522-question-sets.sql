-- Question sets: questions in order, put together while unlocked, used once locked.
create table app_public.onboarding_question_sets (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references app_public.accounts on delete restrict,
  name text not null check (length(name) <= 200),
  lang text not null default 'en',
  languages jsonb,
  locked boolean not null default false,
  version bigint not null default 1,
  created_on timestamptz not null default app_private.now()
);
comment on table app_public.onboarding_question_sets is 'Questions that are asked together.';
comment on column app_public.onboarding_question_sets.lang is 'The language it is written in, with its questions: a tag such as en.';
comment on column app_public.onboarding_question_sets.languages is
  'Its name in other languages, by their tags: {"de": {"title": "…"}}.';
comment on column app_public.onboarding_question_sets.locked is 'Done: it may be used, and no longer changed.';
create unique index one_set_name on app_public.onboarding_question_sets (account_id, lower(name));
select app_private.make_live('app_public.onboarding_question_sets');
select app_private.make_writable('app_public.onboarding_question_sets', 'onboarding_question_set');

create function app_private.check_question_set() returns trigger
language plpgsql volatile security definer set search_path = pg_catalog
as $$
begin
  new.account_id := coalesce(new.account_id, app_private.account_id());
  new.name := btrim(new.name);
  if tg_op = 'UPDATE' and old.locked then
    perform app_private.refuse('question_set_locked', 'A locked question set cannot be changed.');
  end if;
  perform app_private.refuse_fields(jsonb_build_object(
    'name', case when coalesce(new.name, '') = '' then 'Please provide a unique question set name' end,
    'lang', case when not app_private.is_language(new.lang) then 'lang is a tag such as en or pt-BR.' end,
    'languages', app_private.languages_error(new.languages, 'title')));
  if exists (
    select from app_public.onboarding_question_sets as others
    where others.account_id = new.account_id and lower(others.name) = lower(new.name) and others.id <> new.id
  ) then
    perform app_private.refuse('name_taken', 'Question set names must be unique.');
  elsif new.locked and not exists (select from app_public.onboarding_question_joins where question_set_id = new.id) then
    perform app_private.refuse('question_set_empty', 'A question set needs a question before it can be locked.');
  end if;
  return new;
end
$$;
create trigger check_question_set before insert or update on app_public.onboarding_question_sets
  for each row execute function app_private.check_question_set();

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
