-- Qualifications: requirements of a vendor to an investor, with the steps that fulfil them.
create table app_public.vendor_qualifications (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references app_public.accounts on delete restrict,
  name text not null,
  service text,
  description text,
  languages jsonb,
  active boolean not null default true,
  created_on timestamptz not null default app_private.now()
);
comment on table app_public.vendor_qualifications is 'A requirement of a vendor for investments.';
comment on column app_public.vendor_qualifications.service is 'The provider of its steps, as in callbacks and pages.';
comment on column app_public.vendor_qualifications.languages is
  'Its name in other languages, by their tags: {"de": {"name": "…"}}.';
comment on column app_public.vendor_qualifications.active is 'True if new investments require it.';
create index on app_public.vendor_qualifications (account_id);

create table app_private.step_templates (
  id uuid primary key default gen_random_uuid(),
  vendor_qualification_id uuid not null references app_public.vendor_qualifications on delete cascade,
  "order" int not null,
  type text not null,
  service text,
  schema jsonb not null default '{}',
  render_attributes jsonb not null default '{}',
  dynamic_data jsonb not null default '{}',
  unique (vendor_qualification_id, "order")
);

create table app_public.allocation_qualifications (
  id uuid primary key default gen_random_uuid(),
  allocation_id uuid not null references app_public.allocations on delete cascade,
  vendor_qualification_id uuid not null references app_public.vendor_qualifications on delete restrict,
  execute_order int not null check (execute_order > 0),
  -- Copied from the allocation by a trigger.
  owner_id uuid not null references app_public.accounts on delete restrict,
  issuer_id uuid not null references app_public.accounts on delete restrict,
  status text not null default 'not_started' check (status in ('not_started', 'in_progress', 'failed', 'complete')),
  version bigint not null default 1,
  unique (allocation_id, vendor_qualification_id),
  unique (allocation_id, execute_order)
);
comment on table app_public.allocation_qualifications is 'A requirement of every investment in an allocation.';
comment on column app_public.allocation_qualifications.execute_order is 'Its position, from 1 to n.';
comment on column app_public.allocation_qualifications.status is 'The progress of the allocation''s own steps for it.';
create index on app_public.allocation_qualifications (vendor_qualification_id);
create index on app_public.allocation_qualifications (owner_id);
create index on app_public.allocation_qualifications (issuer_id);

create type app_public.allocation_qualification_patch as (execute_order int, version bigint);
comment on type app_public.allocation_qualification_patch is 'The changed fields; other fields stay.';
comment on column app_public.allocation_qualification_patch.execute_order is 'Its new position, from 1 to n; the others move.';
comment on column app_public.allocation_qualification_patch.version is 'The version on which the patch is based; another one is refused.';
