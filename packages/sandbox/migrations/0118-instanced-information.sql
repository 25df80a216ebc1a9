-- The latest answers of an investor to a vendor's questions: shown to both, and prefilled in the next form.
create table app_public.instanced_account_informations (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references app_public.accounts on delete cascade,
  investor_id uuid not null references app_public.accounts on delete cascade,
  key text not null,
  field text not null,
  value text not null,
  lang text,
  languages jsonb,
  -- As it was given, for the next form.
  answer jsonb not null,
  answered_on timestamptz not null default app_private.now(),
  version bigint not null default 1,
  unique (account_id, investor_id, key)
);
comment on table app_public.instanced_account_informations is 'An investor''s most recent answer to a question of a vendor.';
comment on column app_public.instanced_account_informations.account_id is 'The vendor that asked.';
comment on column app_public.instanced_account_informations.key is 'The question, as forms name it.';
comment on column app_public.instanced_account_informations.field is 'The question, as it was asked.';
comment on column app_public.instanced_account_informations.value is 'The answer; several choices are parted by commas.';
comment on column app_public.instanced_account_informations.lang is
  'The language in which the question is written; English if there is none.';
comment on column app_public.instanced_account_informations.languages is
  'The question and a chosen answer in other languages, by their tags: {"de": {"question": "…", "answer": "…"}}.';
create index on app_public.instanced_account_informations (investor_id);
select app_private.make_live('app_public.instanced_account_informations');
select app_private.make_audited('app_public.instanced_account_informations', '{value,answer,languages}');

alter table app_public.instanced_account_informations enable row level security;
-- On the pages of a vendor an investor sees only their answers to that vendor, not those to other vendors.
create policy select_own on app_public.instanced_account_informations for select using (
  account_id = (select app_private.account_id())
  or investor_id = (select app_private.account_id())
    and ((select app_private.embed_vendor()) is null or account_id = (select app_private.embed_vendor()))
);
grant select (id, account_id, investor_id, key, field, value, lang, languages, answered_on, version)
  on app_public.instanced_account_informations to app_user;

create function app_private.shown_answer(answer jsonb) returns text
language sql immutable set search_path = pg_catalog
as $$
  select case when jsonb_typeof(answer) = 'array'
    then (select string_agg(choice, ', ') from jsonb_array_elements_text(answer) as choices (choice))
    else answer #>> '{}' end
$$;

-- The question in each language that its author wrote it in, and the labels of the chosen options.
create function app_private.answer_languages(asked jsonb, answer jsonb) returns jsonb
language sql immutable set search_path = pg_catalog
as $$
  select jsonb_object_agg(tag, jsonb_strip_nulls(jsonb_build_object(
    'question', said -> 'displayKey',
    'answer', case when jsonb_typeof(said -> 'options') = 'object' then (
      select string_agg(coalesce(said #>> array['options', choice], choice), ', ')
      from jsonb_array_elements_text(
        case jsonb_typeof(answer) when 'array' then answer else jsonb_build_array(answer) end) as choices (choice)
    ) end)))
  from jsonb_each(case jsonb_typeof(asked -> 'languages') when 'object' then asked -> 'languages' end) as other (tag, said)
$$;

create function app_private.remember_answers(step app_public.steps, answers jsonb) returns void
language sql volatile set search_path = pg_catalog
as $$
  insert into app_public.instanced_account_informations as known (account_id, investor_id, key, field, value, answer, lang, languages)
  select vendors.account_id, step.investor_id, asked ->> 'key', coalesce(asked ->> 'displayKey', asked ->> 'key'),
    app_private.shown_answer(answers -> (asked ->> 'key')), answers -> (asked ->> 'key'),
    step.schema ->> 'lang', app_private.answer_languages(asked, answers -> (asked ->> 'key'))
  from app_public.vendor_qualifications as vendors,
    jsonb_array_elements(app_private.step_fields(step.schema)) as fields (asked)
  where vendors.id = step.vendor_qualification_id
    -- Encrypted and hidden answers of a form are stored encrypted only.
    and step.type = 'form' and asked ->> 'type' <> 'password'
    and coalesce(app_private.shown_answer(answers -> (asked ->> 'key')), '') <> ''
  order by asked ->> 'key'
  on conflict (account_id, investor_id, key) do update set
    field = excluded.field, value = excluded.value, answer = excluded.answer, lang = excluded.lang,
    languages = excluded.languages, answered_on = app_private.now()
$$;

create function app_private.recall_answers() returns trigger
language plpgsql volatile security definer set search_path = pg_catalog
as $$
begin
  new.dynamic_data := coalesce((
    select jsonb_object_agg(known.key, known.answer)
    from app_public.instanced_account_informations as known
    join app_public.vendor_qualifications as vendors on vendors.account_id = known.account_id
    where vendors.id = new.vendor_qualification_id and known.investor_id = new.investor_id
      and known.key in (select asked ->> 'key' from jsonb_array_elements(app_private.step_fields(new.schema)) as fields (asked))
  ), '{}') || new.dynamic_data;
  return new;
end
$$;
comment on function app_private.recall_answers is 'A form begins with the latest answers of the investor.';
-- After own_step, which says whose step it is: triggers fire in the order of their names.
create trigger recall_answers before insert or update of status on app_public.steps
  for each row when (new.status = 'in_progress' and new.type = 'form' and new.vendor_qualification_id is not null)
  execute function app_private.recall_answers();
