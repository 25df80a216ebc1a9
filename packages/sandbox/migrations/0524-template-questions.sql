-- Question sets on a mapped template: asked of the investor before the documents are signed.
create table app_public.mapped_signing_template_question_sets (
  id uuid primary key default gen_random_uuid(),
  mapped_signing_template_id uuid not null references app_public.mapped_signing_templates on delete cascade,
  onboarding_question_set_id uuid not null references app_public.onboarding_question_sets on delete restrict,
  account_id uuid not null references app_public.accounts on delete restrict,
  version bigint not null default 1,
  created_on timestamptz not null default app_private.now(),
  unique (mapped_signing_template_id, onboarding_question_set_id)
);
comment on table app_public.mapped_signing_template_question_sets is 'A question set that is asked before a template is signed.';
create index on app_public.mapped_signing_template_question_sets (onboarding_question_set_id);
create index on app_public.mapped_signing_template_question_sets (account_id);
select app_private.make_live('app_public.mapped_signing_template_question_sets');
select app_private.make_writable('app_public.mapped_signing_template_question_sets', 'mapped_signing_template_question_set');

create function app_private.check_template_questions() returns trigger
language plpgsql volatile security definer set search_path = pg_catalog
as $$
declare
  link app_public.mapped_signing_template_question_sets := case when tg_op = 'DELETE' then old else new end;
  vendor uuid := coalesce(app_private.account_id(), (
    select account_id from app_public.mapped_signing_templates where id = link.mapped_signing_template_id));
  question_set app_public.onboarding_question_sets;
begin
  select * into question_set from app_public.onboarding_question_sets
  where id = link.onboarding_question_set_id and account_id = vendor;
  if question_set.id is null or not exists (
    select from app_public.mapped_signing_templates where id = link.mapped_signing_template_id and account_id = vendor
  ) then
    perform app_private.refuse('not_found', 'This template or question set does not exist.');
  end if;
  perform app_private.check_mapping_open(link.mapped_signing_template_id, null);
  if tg_op = 'DELETE' then
    return old;
  elsif not question_set.locked then
    perform app_private.refuse('question_set_not_locked', 'Lock the question set before you add it to a template.');
  end if;
  new.account_id := vendor;
  return new;
end
$$;
create trigger check_template_questions before insert or delete on app_public.mapped_signing_template_question_sets
  for each row execute function app_private.check_template_questions();

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

create function app_private.question_set_schema(set_id uuid) returns jsonb
language sql stable set search_path = pg_catalog
as $$
  select jsonb_strip_nulls(jsonb_build_object('title', sets.name, 'lang', sets.lang, 'languages', sets.languages,
    'questionSetId', sets.id, 'fields', coalesce((
    select jsonb_agg(jsonb_strip_nulls(jsonb_build_object(
      'key', questions.id, 'displayKey', joins.name, 'type', types.type, 'regex', types.regex,
      'message', questions.description, 'error', questions.error_message, 'order', joins.execute_order,
      'languages', app_private.both_languages(questions.languages, joins.languages)
    )) order by joins.execute_order, joins.id)
    from app_public.onboarding_question_joins as joins
    join app_public.onboarding_questions as questions on questions.id = joins.question_id
    join app_public.onboarding_question_types as types on types.id = questions.type
    where joins.question_set_id = sets.id
  ), '[]')))
  from app_public.onboarding_question_sets as sets where sets.id = set_id
$$;
comment on function app_private.question_set_schema is 'The schema of the form step that asks a question set, with every language it is said in.';
