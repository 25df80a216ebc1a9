/*
 * Drafts: answers that a person typed into a form and has not sent. Stored encrypted, opened by people who may fill in the form,
 * deleted once it is sent. No list or filter includes them, and the audit records only that one was opened or edited.
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
