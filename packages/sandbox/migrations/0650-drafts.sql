/*
 * Drafts: answers that a person typed into a form and has not sent. Stored encrypted, opened by people who may fill in the form, deleted
 * once it is sent. No list has them, no filter finds them, and the audit says only that one was opened or worked on.
 */
create type app_public.draft_form as enum ('setup', 'step');
comment on type app_public.draft_form is 'A form whose draft is kept: account setup, or a step of a process.';

create table app_private.drafts (
  id uuid primary key default gen_random_uuid(),
  account_id uuid references app_public.accounts on delete cascade,
  -- A user who fills in a form before they have an account.
  user_id uuid references app_public.users on delete cascade,
  -- The step that asks; none in account setup.
  step_id uuid references app_public.steps on delete cascade,
  place_id uuid not null generated always as (coalesce(step_id, account_id, user_id)) stored,
  version text not null check (length(version) between 1 and 100),
  ciphertext bytea not null,
  -- The person who saved it last, and whose limit it counts for.
  saved_by uuid references app_public.users on delete set null,
  saved_on timestamptz not null default app_private.now(),
  check (num_nonnulls(account_id, user_id) = 1),
  unique (place_id, version)
);
alter table app_private.drafts enable row level security;
create index on app_private.drafts (account_id);
create index on app_private.drafts (user_id);
create index on app_private.drafts (step_id);
create index on app_private.drafts (saved_on);
create index on app_private.drafts (saved_by, saved_on desc);

create type app_public.draft as (
  version text,
  answers json,
  saved_on timestamptz,
  replaced_on timestamptz
);
comment on type app_public.draft is 'The unsent entries of a form.';
comment on column app_public.draft.version is 'The version of the form it was typed into.';
comment on column app_public.draft.answers is 'By the names of the form''s fields; no tax id, no password, nothing else that is secret. Null where it was only saved.';
comment on column app_public.draft.saved_on is 'The time when it was saved last.';
comment on column app_public.draft.replaced_on is 'The time when the draft was saved that this one replaced, if the person who saved did not know it.';

-- Whose draft of the form it is: refused as the form itself is. A form that is done has none.
create function app_private.draft_place(
  form app_public.draft_form, asking_step uuid, out account_id uuid, out user_id uuid, out step_id uuid, out schema jsonb,
  out is_done boolean
)
language plpgsql volatile security definer set search_path = pg_catalog
as $$
#variable_conflict use_column
begin
  if form = 'setup' and app_private.account_id() is null then
    draft_place.user_id := app_private.user_id();
    draft_place.is_done := false;
    return;
  elsif form = 'setup' then
    draft_place.account_id := app_private.require_operation('setup_account');
    -- Waits for a submission of the form at the same moment: no draft outlives it.
    select setup into is_done from app_public.accounts where id = draft_place.account_id for share;
    return;
  end if;
  draft_place.account_id := app_private.require_operation('complete_step');
  select steps.id, steps.schema, steps.status = 'complete' into step_id, schema, is_done from app_public.steps
  where steps.id = asking_step and investor_id = draft_place.account_id and app_private.completed_by_investor(steps) for share;
  if step_id is null then
    perform app_private.refuse('not_found', 'This step does not exist.');
  end if;
end
$$;

create function app_public.open_draft(form app_public.draft_form, step_id uuid default null) returns app_public.draft
language plpgsql volatile security definer set search_path = pg_catalog
as $$
#variable_conflict use_column
declare
  place record;
  draft app_public.draft;
begin
  perform app_private.require_operation('open_draft');
  place := app_private.draft_place(open_draft.form, open_draft.step_id);
  -- A draft saved before the account existed becomes the account's.
  if place.step_id is null and place.account_id is not null then
    update app_private.drafts set account_id = place.account_id, user_id = null
    where user_id = app_private.user_id()
      and not exists (select from app_private.drafts as known where known.place_id = place.account_id);
  end if;
  select version, app_private.decrypt(ciphertext)::json, saved_on into draft.version, draft.answers, draft.saved_on
  from app_private.drafts where place_id = coalesce(place.step_id, place.account_id, place.user_id)
  order by saved_on desc, version desc limit 1;
  return case when draft.saved_on is not null then draft end;
end
$$;
comment on function app_public.open_draft is
  'The newest unsent entries of the form; null without any. A form of a step needs the step.';

/*
 * The limit of drafts. A form keeps the drafts of at most 5 of its versions; a person at most 50 drafts and 2,000,000 bytes.
 * Beyond it the drafts that were saved longest ago make room, and the audit says `replaceDraft`.
 */
create function app_private.make_room_for_draft(saved uuid) returns void
language plpgsql volatile security definer set search_path = pg_catalog
as $$
begin
  delete from app_private.drafts as replaced using (
    select ranked.id,
      row_number() over (partition by ranked.place_id order by ranked.id = saved desc, ranked.saved_on desc, ranked.id) > 5 as is_old
    from app_private.drafts as ranked
    where ranked.place_id = (select place_id from app_private.drafts where id = saved)
    union all
    select counted.id, count(*) over newest > 50 or sum(octet_length(counted.ciphertext)) over newest > 2000000
    from app_private.drafts as counted
    where counted.saved_by = (select saved_by from app_private.drafts where id = saved)
    window newest as (order by counted.id = saved desc, counted.saved_on desc, counted.id)
  ) as drafts
  where drafts.is_old and replaced.id = drafts.id;
  if found then
    perform app_private.record_operation(gen_random_uuid(), 'replaceDraft');
  end if;
end
$$;

create function app_public.save_draft(
  form app_public.draft_form, version text, answers json, step_id uuid default null, known_on timestamptz default null
) returns app_public.draft
language plpgsql volatile security definer set search_path = pg_catalog
as $$
#variable_conflict use_column
declare
  place record;
  draft app_public.draft;
  saved uuid;
begin
  perform app_private.require_operation('save_draft');
  place := app_private.draft_place(save_draft.form, save_draft.step_id);
  if place.is_done then
    return null;
  elsif coalesce(length(save_draft.version) between 1 and 100 and json_typeof(save_draft.answers) = 'object'
    and length(save_draft.answers::text) <= 100000, false) is false then
    perform app_private.refuse('invalid_input', 'A draft is an object of at most 100,000 characters, with the version of its form.');
  end if;
  select max(saved_on) into draft.replaced_on from app_private.drafts
  where place_id = coalesce(place.step_id, place.account_id, place.user_id);
  if draft.replaced_on = save_draft.known_on then
    draft.replaced_on := null;
  end if;
  insert into app_private.drafts as kept (account_id, user_id, step_id, saved_by, version, ciphertext)
  values (place.account_id, place.user_id, place.step_id, app_private.user_id(), save_draft.version,
    app_private.encrypt(app_private.kept_answers(place.schema, save_draft.answers::jsonb)::text))
  on conflict (place_id, version) do update set ciphertext = excluded.ciphertext, saved_by = excluded.saved_by, saved_on = app_private.now()
  returning kept.id, kept.version, kept.saved_on into saved, draft.version, draft.saved_on;
  perform app_private.make_room_for_draft(saved);
  -- A form that is filled in is saved every second; the audit records it once an hour.
  if exists (
    select from app_public.operations
    where operations.account_id = app_private.account_id() and user_id = app_private.user_id() and operation = 'saveDraft'
      and outcome = 'done' and created_on > app_private.now() - interval '1 hour'
  ) then
    perform set_config('app.recorded_before', 'saveDraft', true);
  end if;
  return draft;
end
$$;
comment on function app_public.save_draft is
  'Saves the typed answers of the form, without secret ones; the later save replaces the earlier. Null when the form was sent in the meantime.';

create function app_public.discard_draft(form app_public.draft_form, step_id uuid default null) returns boolean
language plpgsql volatile security definer set search_path = pg_catalog
as $$
#variable_conflict use_column
declare
  place record;
begin
  perform app_private.require_operation('discard_draft');
  place := app_private.draft_place(discard_draft.form, discard_draft.step_id);
  delete from app_private.drafts where place_id = coalesce(place.step_id, place.account_id, place.user_id);
  return found;
end
$$;
comment on function app_public.discard_draft is 'Deletes the draft of the form.';
-- Whose they are, and whether they may fill in the form, is asked of each form: a person without an account has setup alone.
select app_private.allow_everyone(operation) from unnest(array['open_draft', 'save_draft', 'discard_draft']) as operation;
grant execute on function app_public.open_draft, app_public.save_draft, app_public.discard_draft to app_user;
