-- Processes and steps: an investor completes them one at a time.
create table app_public.processes (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  status text not null default 'in_progress' check (status in ('in_progress', 'complete')),
  -- The step that may be worked on; null when none is left.
  current_step uuid,
  investor_id uuid not null references app_public.accounts on delete restrict,
  issuer_id uuid not null references app_public.accounts on delete restrict,
  owner_id uuid not null references app_public.accounts on delete restrict,
  version bigint not null default 1,
  created_on timestamptz not null default app_private.now()
);
comment on table app_public.processes is 'An ordered list of steps.';
comment on column app_public.processes.current_step is 'The step that can be worked on; null when none is left.';
create index on app_public.processes (investor_id);
create index on app_public.processes (issuer_id);
create index on app_public.processes (owner_id);

create table app_public.steps (
  id uuid primary key default gen_random_uuid(),
  process_id uuid not null references app_public.processes on delete cascade,
  "order" int not null,
  status text not null default 'not_started' check (status in (
    'not_started', 'in_progress', 'processing', 'failed', 'complete', 'restart', 'retry', 'retry_limit'
  )),
  type text not null,
  service text,
  schema jsonb not null default '{}',
  render_attributes jsonb not null default '{}',
  output_data jsonb not null default '{}',
  dynamic_data jsonb not null default '{}',
  attempts int not null default 0,
  vendor_qualification_id uuid references app_public.vendor_qualifications on delete restrict,
  -- Copied from the process by a trigger.
  investor_id uuid not null references app_public.accounts on delete restrict,
  issuer_id uuid not null references app_public.accounts on delete restrict,
  owner_id uuid not null references app_public.accounts on delete restrict,
  version bigint not null default 1,
  created_on timestamptz not null default app_private.now(),
  unique (process_id, "order")
);
comment on table app_public.steps is 'One task of an investor: a form, a signature, or a check by a provider.';
comment on column app_public.steps.type is 'form, encrypted_form, button, link, iframe, async_iframe, custom, or another.';
comment on column app_public.steps.service is 'The provider that completes it.';
comment on column app_public.steps.schema is 'The content of the step: title, fields, disclosures, link, text.';
comment on column app_public.steps.render_attributes is 'The appearance of the step: title, progressBarTitle, instructions, about, name, message.';
comment on column app_public.steps.output_data is 'The result; error has the reason of a failure.';
comment on column app_public.steps.dynamic_data is 'Answers known already.';
comment on column app_public.steps.attempts is 'The number of times it has failed.';
create index on app_public.steps (investor_id);
create index on app_public.steps (issuer_id);
create index on app_public.steps (owner_id);
create index on app_public.steps (vendor_qualification_id);

alter table app_public.processes
  add column parent_step_id uuid references app_public.steps on delete cascade;
comment on column app_public.processes.parent_step_id is 'The parent step of these steps; null for a process without a parent.';
create unique index on app_public.processes (parent_step_id);

create table app_private.step_answers (
  step_id uuid primary key references app_public.steps on delete cascade,
  ciphertext bytea,
  -- As it came, where it came sealed.
  envelope jsonb,
  created_on timestamptz not null default app_private.now(),
  check (num_nonnulls(ciphertext, envelope) = 1)
);

create table app_private.step_callbacks (
  token uuid primary key default gen_random_uuid(),
  step_id uuid references app_public.steps on delete cascade,
  -- Valid at this provider, for this purpose only.
  provider text not null,
  action text not null check (action in ('sign', 'verify', 'pay')),
  user_id uuid references app_public.users on delete cascade,
  -- The pages that may hold the provider's page in a frame.
  origins text[] not null default '{}',
  expires_at timestamptz,
  used_at timestamptz,
  created_on timestamptz not null default app_private.now()
);
create index on app_private.step_callbacks (step_id);
create index on app_private.step_callbacks (user_id);

-- A payment link works for every holder: beside the step it contains a random word that cannot be guessed from the step.
create table app_private.link_secret (
  -- One row, ever.
  id boolean primary key default true check (id),
  secret bytea not null default app_private.gen_random_bytes(32)
);

comment on column app_public.processes.investor_id is
  'The account that completes it: an investor, or a vendor that sets up an integration.';

-- complete_distribution_step, complete_allocation_step: as complete_step, for a step beneath one of that level.
create table app_private.allocation_processes (
  allocation_id uuid primary key references app_public.allocations on delete cascade,
  process_id uuid not null unique references app_public.processes on delete cascade
);
