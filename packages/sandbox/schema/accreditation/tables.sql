/*
 * The latest answer of the accreditation service for an investor: the kind of qualification, its start and its end, 90 days
 * later, inclusive. A renewal is a process of one step, of the vendor who asked first.
 */
create table app_public.accreditations (
  id uuid primary key default gen_random_uuid(),
  investor_id uuid not null unique references app_public.accounts on delete cascade,
  method text not null check (length(method) between 1 and 50),
  verified_on date not null check (verified_on between '0001-01-01' and '9999-12-31'),
  expires_on date not null check (expires_on between '0001-01-01' and '9999-12-31'),
  -- The accounts of the investment that asked for it.
  issuer_id uuid not null references app_public.accounts on delete restrict,
  owner_id uuid not null references app_public.accounts on delete restrict,
  renewal_id uuid references app_public.processes on delete set null,
  version bigint not null default 1,
  check (expires_on >= verified_on)
);
comment on table app_public.accreditations is 'The accreditation of an investor, by the last result of the accreditation service.';
comment on column app_public.accreditations.method is 'The basis of the accreditation: income, netWorth, license, entity.';
comment on column app_public.accreditations.expires_on is 'The last day it holds.';
comment on column app_public.accreditations.renewal_id is 'The process of its last renewal.';
create index on app_public.accreditations (issuer_id);
create index on app_public.accreditations (owner_id);
create index on app_public.accreditations (renewal_id);

-- Finds the accreditations that expire soon.
create index on app_public.accreditations (expires_on);

-- Before an accreditation expires its investor is mailed, and its vendors get an event: 30 days before, and 7.
create table app_private.accreditation_reminders (
  accreditation_id uuid not null references app_public.accreditations on delete cascade,
  -- After a renewal it has another last day, of which the investor is notified again.
  expires_on date not null,
  days int not null check (days in (30, 7)),
  primary key (accreditation_id, expires_on, days)
);
