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
select app_private.make_distribution_part('vesting_schedules');

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
comment on table app_public.allocations_vesting_schedules is 'The vesting schedule that new distributions of an allocation begin with.';
create index on app_public.allocations_vesting_schedules (owner_id);
create index on app_public.allocations_vesting_schedules (issuer_id);
alter table app_public.allocations_vesting_schedules enable row level security;
create policy select_own on app_public.allocations_vesting_schedules for select using (
  owner_id = (select app_private.account_id()) or issuer_id = (select app_private.account_id())
);
create policy update_own on app_public.allocations_vesting_schedules for update using (
  owner_id = (select app_private.account_id())
);

create function app_private.check_vesting() returns trigger
language plpgsql volatile security definer set search_path = pg_catalog
as $$
begin
  if new.periods is null or new.periods not between 1 and 1200 then
    perform app_private.refuse_field('periods', 'Periods is a whole number from 1 to 1200.');
  elsif new.cliff > new.periods or new.cliff < 0 then
    perform app_private.refuse('cliff_beyond_periods', 'The cliff cannot be longer than the schedule.',
      jsonb_build_object('periods', new.periods));
  elsif new.manual_period > new.periods then
    perform app_private.refuse_field('currentPeriod', 'The current period cannot be later than the last one.');
  elsif tg_op = 'UPDATE' and new.automatic and new.manual_period <> old.manual_period then
    perform app_private.refuse_field('currentPeriod', 'The current period of an automatic schedule follows the calendar.');
  elsif tg_op = 'UPDATE' and old.automatic and not new.automatic and new.manual_period = old.manual_period then
    -- Periods counted so far are unchanged.
    new.manual_period := least(new.periods, app_private.periods_passed(new.starts_on, app_private.today()));
  end if;
  return new;
end
$$;

do $$
declare
  schedules text;
begin
  foreach schedules in array array['vesting_schedules', 'allocations_vesting_schedules'] loop
    execute format('create trigger check_vesting before insert or update on app_public.%I
      for each row execute function app_private.check_vesting()', schedules);
    perform app_private.make_live(format('app_public.%I', schedules)::regclass);
    execute format('comment on column app_public.%I.cliff is %L', schedules, 'Periods before anything vests.');
    execute format('comment on column app_public.%I.duration is %L', schedules, 'How long a period is: month.');
    execute format('comment on column app_public.%I.automatic is %L', schedules,
      'Whether the current period follows the calendar, day by day in UTC.');
    execute format('comment on column app_public.%I.manual_period is %L', schedules,
      E'@name currentPeriod\n@behavior -select -filterBy -orderBy -condition:attribute:filterBy');
  end loop;
end
$$;
