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
insert into app_public.integration_types (type, name, for_investors) values
  ('portfolio', 'Portfolio', true), ('compliance', 'Compliance', false), ('signing', 'Signing', false),
  ('payment', 'Payment processing', false), ('information', 'Information Gathering', false);

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
comment on column app_public.integrations.service is 'The provider, as its callbacks and pages call it: docusign.';
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
alter table app_private.integration_steps enable row level security;
create trigger check_schema_patterns before insert or update of schema on app_private.integration_steps
  for each row execute function app_private.check_schema_patterns();

alter table app_public.integration_types enable row level security;
create policy select_all on app_public.integration_types for select using (true);
alter table app_public.partners enable row level security;
create policy select_all on app_public.partners for select using (true);
alter table app_public.integrations enable row level security;
create policy select_all on app_public.integrations for select using (true);
grant select on app_public.integration_types, app_public.partners, app_public.integrations to app_user;
