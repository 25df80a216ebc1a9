-- Integrations: the services an account may connect to, their providers, and the setup steps.
create table app_public.integration_types (
  type text primary key check (type ~ '^[a-z][a-z_]{0,39}$'),
  name text not null check (length(name) between 1 and 100),
  -- Portfolio integrations are the investors'; all others are the vendors'.
  for_investors boolean not null default false,
  version bigint not null default 1
);
comment on table app_public.integration_types is 'A kind of integration.';
comment on column app_public.integration_types.name is 'The name shown to a reader: Signing, Payment processing.';
comment on column app_public.integration_types.for_investors is 'True if investors add it; vendors add the others.';

create table app_public.partners (
  id uuid primary key default gen_random_uuid(),
  name text not null check (length(name) between 1 and 100),
  logo text check (length(logo) <= 2000),
  url text check (url ~ '^https://' and length(url) <= 500)
);
comment on table app_public.partners is 'A company whose service an integration uses.';
comment on column app_public.partners.logo is 'The address of its picture.';

create table app_public.integrations (
  id uuid primary key default gen_random_uuid(),
  type text not null references app_public.integration_types on delete restrict,
  service text not null check (length(service) between 1 and 100),
  description text check (length(description) <= 1000),
  partner_id uuid not null references app_public.partners on delete restrict,
  created_on timestamptz not null default app_private.now()
);
comment on table app_public.integrations is 'Something an account may connect to.';
comment on column app_public.integrations.service is 'The provider, as in its callbacks and pages: docusign.';
create index on app_public.integrations (type);
create index on app_public.integrations (partner_id);

create table app_private.integration_steps (
  id uuid primary key default gen_random_uuid(),
  integration_id uuid not null references app_public.integrations on delete cascade,
  "order" int not null,
  type text not null,
  service text,
  schema jsonb not null default '{}',
  render_attributes jsonb not null default '{}',
  unique (integration_id, "order")
);

-- An account's own integration: added once, then set up step by step with the machinery of qualifications.
create table app_public.account_integrations (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references app_public.accounts on delete cascade,
  integration_id uuid not null references app_public.integrations on delete restrict,
  process_id uuid not null unique references app_public.processes on delete restrict,
  status text not null default 'in_progress' check (status in ('in_progress', 'complete')),
  version bigint not null default 1,
  created_on timestamptz not null default app_private.now(),
  unique (account_id, integration_id)
);
comment on table app_public.account_integrations is 'An integration that an account has added.';
comment on column app_public.account_integrations.status is 'complete once every step of its setup is.';
create index on app_public.account_integrations (integration_id);
