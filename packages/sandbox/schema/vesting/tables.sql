create type app_public.vesting_event as (
  id uuid,
  start_period int,
  end_period int,
  vests_on date,
  units numeric
);
comment on type app_public.vesting_event is 'Units that vest together, at the end of a run of periods.';
comment on column app_public.vesting_event.start_period is 'The periods that had passed at the event before.';
comment on column app_public.vesting_event.end_period is 'The periods that have passed when the units vest; the first event is the cliff.';
comment on column app_public.vesting_event.vests_on is 'The day, when the schedule is automatic.';
comment on column app_public.vesting_event.units is 'Units that vest then; null for the schedule of an allocation.';

-- Vesting schedules: of a distribution, and of an allocation for the distributions to come.
create table app_public.vesting_schedules (
  id uuid primary key default gen_random_uuid(),
  distribution_id uuid not null unique references app_public.distributions on delete cascade,
  cliff int not null default 1 check (cliff >= 0),
  periods int not null check (periods between 1 and 1200),
  duration text not null default 'month' check (duration = 'month'),
  automatic boolean not null default true,
  starts_on date not null,
  manual_period int not null default 0 check (manual_period >= 0),
  investor_id uuid not null references app_public.accounts on delete restrict,
  issuer_id uuid not null references app_public.accounts on delete restrict,
  owner_id uuid not null references app_public.accounts on delete restrict,
  version bigint not null default 1,
  created_on timestamptz not null default app_private.now()
);
comment on table app_public.vesting_schedules is 'The time when the units of a distribution vest.';
comment on column app_public.vesting_schedules.cliff is 'Periods before anything vests.';
comment on column app_public.vesting_schedules.duration is 'How long a period is: month.';
comment on column app_public.vesting_schedules.automatic is 'True if the current period follows the calendar, in UTC.';
comment on column app_public.vesting_schedules.manual_period is E'@name currentPeriod\n@behavior -select -filterBy -orderBy -condition:attribute:filterBy';

create table app_public.allocations_vesting_schedules (
  id uuid primary key default gen_random_uuid(),
  allocation_id uuid not null unique references app_public.allocations on delete cascade,
  cliff int not null default 1 check (cliff >= 0),
  periods int not null check (periods between 1 and 1200),
  duration text not null default 'month' check (duration = 'month'),
  automatic boolean not null default true,
  starts_on date not null,
  manual_period int not null default 0 check (manual_period >= 0),
  owner_id uuid not null references app_public.accounts on delete restrict,
  issuer_id uuid not null references app_public.accounts on delete restrict,
  version bigint not null default 1,
  created_on timestamptz not null default app_private.now()
);
comment on table app_public.allocations_vesting_schedules is 'The default vesting schedule of an allocation for its new distributions.';
create index on app_public.allocations_vesting_schedules (owner_id);
create index on app_public.allocations_vesting_schedules (issuer_id);
comment on column app_public.allocations_vesting_schedules.cliff is 'Periods before anything vests.';
comment on column app_public.allocations_vesting_schedules.duration is 'How long a period is: month.';
comment on column app_public.allocations_vesting_schedules.automatic is 'True if the current period follows the calendar, in UTC.';
comment on column app_public.allocations_vesting_schedules.manual_period is E'@name currentPeriod\n@behavior -select -filterBy -orderBy -condition:attribute:filterBy';

-- No infinity and no year before 1 or after 9999: a client reads YYYY-MM-DD. Older rows stay until they are edited.
alter table app_public.vesting_schedules add check (starts_on between '0001-01-01' and '9999-12-31') not valid;

-- No infinity and no year before 1 or after 9999: a client reads YYYY-MM-DD. Older rows stay until they are edited.
alter table app_public.allocations_vesting_schedules add check (starts_on between '0001-01-01' and '9999-12-31') not valid;
