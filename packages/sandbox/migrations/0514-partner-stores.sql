-- The own data of the emulated partners: the platform reads it only in a sync.
create table app_private.provider_templates (
  id uuid primary key default gen_random_uuid(),
  signing_account_id uuid not null references app_public.signing_accounts on delete cascade,
  name text not null check (length(name) between 1 and 200),
  description text not null default '',
  contents jsonb not null,
  updated_on timestamptz not null default app_private.now(),
  deleted boolean not null default false
);
alter table app_private.provider_templates enable row level security;
create index on app_private.provider_templates (signing_account_id);

create table app_private.provider_issuers (
  id uuid primary key default gen_random_uuid(),
  payment_account_id uuid not null references app_public.payment_accounts on delete cascade,
  name text not null,
  email text not null,
  -- [{ id, name, updatedOn, contents }]
  instruments jsonb not null default '[]',
  updated_on timestamptz not null default app_private.now()
);
alter table app_private.provider_issuers enable row level security;
create index on app_private.provider_issuers (payment_account_id);

create table app_private.provider_moods (
  partner text primary key check (partner in ('signing', 'payment')),
  -- How many of the next questions it answers with an error.
  failures int not null default 0 check (failures between 0 and 1000)
);
alter table app_private.provider_moods enable row level security;
insert into app_private.provider_moods (partner) values ('signing'), ('payment');

create function app_private.is_failing(partner text) returns boolean
language sql volatile set search_path = pg_catalog
as $$
  with used as (
    update app_private.provider_moods set failures = failures - 1
    where provider_moods.partner = is_failing.partner and failures > 0 returning 1
  )
  select exists (select from used)
$$;
comment on function app_private.is_failing is 'Consumes one of the failures that a scenario set for the provider.';
