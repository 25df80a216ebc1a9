-- Allocations: slices of a round, owned by an account, inside which investments are made.
create table app_public.allocations (
  id uuid primary key default gen_random_uuid(),
  round_id uuid not null references app_public.rounds on delete restrict,
  owner_id uuid not null references app_public.accounts on delete restrict,
  -- Copied from the round by a trigger.
  issuer_id uuid not null references app_public.accounts on delete restrict,
  name text not null check (length(name) between 1 and 200),
  status text not null default 'drafted'
    check (status in ('drafted', 'open', 'active', 'closed', 'stale')),
  opens_on date,
  closes_on date,
  managed_units numeric(38, 18) check (managed_units >= 0 and managed_units <> 'NaN'),
  min_units numeric(38, 18) check (min_units >= 0 and min_units <> 'NaN'),
  max_units numeric(38, 18) check (max_units >= min_units and max_units <> 'NaN'),
  version bigint not null default 1,
  created_on timestamptz not null default app_private.now(),
  blockchain_address_id uuid references app_public.blockchain_addresses on delete restrict,
  listed boolean not null default false
);
comment on table app_public.allocations is 'A part of a round that is sold; investors see it as an offering.';
comment on column app_public.allocations.status is 'drafted, open, active, closed or stale; in a stale allocation only the status can be changed.';
comment on column app_public.allocations.opens_on is 'The first open day, in UTC.';
comment on column app_public.allocations.closes_on is 'The last open day, in UTC.';
comment on column app_public.allocations.managed_units is 'Units of the round that this allocation may sell; null: no limit of its own.';
comment on column app_public.allocations.min_units is 'The fewest units of one investment.';
comment on column app_public.allocations.max_units is 'The most units of one investment.';
comment on column app_public.allocations.blockchain_address_id is 'The blockchain address of its units until they are issued.';
comment on column app_public.allocations.listed is
  'True if every investor sees it on its owner''s wall; else only invited investors do.';
create index on app_public.allocations (round_id);
create index on app_public.allocations (owner_id);
create index on app_public.allocations (issuer_id);
create index on app_public.allocations (blockchain_address_id);
-- Serves an owner's list, newest first.
create index on app_public.allocations (owner_id, created_on desc, id);

-- How many units each allocation has sold, counted as distributions come, change and go: so that no writer, however many
-- at once, sells more than the allocation or its round has.
create table app_private.units_sold (
  allocation_id uuid primary key references app_public.allocations on delete cascade,
  units numeric not null check (units >= 0)
);

-- Parts of an allocation: its mail settings and notes.
create table app_public.allocation_email_preferences (
  id uuid primary key default gen_random_uuid(),
  allocation_id uuid not null unique references app_public.allocations on delete cascade,
  -- Copied from the allocation.
  owner_id uuid not null references app_public.accounts on delete restrict,
  send_distribution boolean not null,
  version bigint not null default 1
);
comment on table app_public.allocation_email_preferences is 'The mail settings of an allocation; initially those of its owner.';
comment on column app_public.allocation_email_preferences.send_distribution is
  'True if an investor gets mail about a distribution made for them.';
create index on app_public.allocation_email_preferences (owner_id);

create table app_public.allocation_annotations (
  id uuid primary key default gen_random_uuid(),
  allocation_id uuid not null references app_public.allocations on delete cascade,
  annotation text not null check (length(annotation) between 1 and 5000),
  -- Copied from the allocation.
  owner_id uuid not null references app_public.accounts on delete restrict,
  issuer_id uuid not null references app_public.accounts on delete restrict,
  created_on timestamptz not null default app_private.now(),
  version bigint not null default 1
);
comment on table app_public.allocation_annotations is 'A note on an allocation.';
create index on app_public.allocation_annotations (allocation_id, created_on desc, id);
create index on app_public.allocation_annotations (owner_id);
create index on app_public.allocation_annotations (issuer_id);

-- No infinity and no year before 1 or after 9999: a client reads YYYY-MM-DD. Older rows stay until they are edited.
alter table app_public.allocations add check (opens_on between '0001-01-01' and '9999-12-31') not valid;

-- No infinity and no year before 1 or after 9999: a client reads YYYY-MM-DD. Older rows stay until they are edited.
alter table app_public.allocations add check (closes_on between '0001-01-01' and '9999-12-31') not valid;
