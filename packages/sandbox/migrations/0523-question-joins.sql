-- A question's place in a set.
create table app_public.onboarding_question_joins (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references app_public.accounts on delete restrict,
  name text not null check (length(name) <= 200),
  languages jsonb,
  execute_order int not null check (execute_order > 0),
  question_id uuid not null references app_public.onboarding_questions on delete restrict,
  question_set_id uuid not null references app_public.onboarding_question_sets on delete restrict,
  version bigint not null default 1,
  unique (question_set_id, question_id),
  unique (question_set_id, execute_order)
);
comment on table app_public.onboarding_question_joins is 'A question''s place in a question set.';
comment on column app_public.onboarding_question_joins.name is 'The name of the question in this set.';
comment on column app_public.onboarding_question_joins.languages is
  'That name in other languages, by their tags: {"de": {"displayKey": "…"}}.';
comment on column app_public.onboarding_question_joins.execute_order is 'Its place in the set.';
create index on app_public.onboarding_question_joins (question_id);
create index on app_public.onboarding_question_joins (account_id);
select app_private.make_live('app_public.onboarding_question_joins');
select app_private.make_writable('app_public.onboarding_question_joins', 'onboarding_question_join');

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
    perform app_private.refuse('not_found', 'This question or question set does not exist.');
  elsif question_set.locked then
    perform app_private.refuse('question_set_locked', 'A locked question set cannot be changed.');
  elsif tg_op = 'DELETE' then
    return old;
  end if;
  new.account_id := question_set.account_id;
  new.name := btrim(new.name);
  perform app_private.refuse_fields(jsonb_build_object(
    'name', case when coalesce(new.name, '') = '' then 'Name field is required' end,
    'languages', app_private.languages_error(new.languages, 'displayKey')));
  return new;
end
$$;
create trigger check_join before insert or delete on app_public.onboarding_question_joins
  for each row execute function app_private.check_join();

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
