-- Vendor agents: the agents a vendor works with, and may hand links to its offerings.
create table app_public.vendor_agents (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references app_public.accounts on delete cascade,
  agent_id uuid not null references app_public.accounts on delete cascade,
  name text not null check (length(name) between 1 and 200),
  decides_issuances boolean not null default false,
  version bigint not null default 1,
  created_on timestamptz not null default app_private.now(),
  unique (account_id, agent_id)
);
comment on table app_public.vendor_agents is 'An agent that a vendor works with.';
comment on column app_public.vendor_agents.account_id is 'The vendor.';
comment on column app_public.vendor_agents.name is 'The name that the vendor gives the agent.';
comment on column app_public.vendor_agents.decides_issuances is
  'True if it answers the issuance requests of the vendor; at most one agent of a vendor does.';
create unique index one_transfer_agent on app_public.vendor_agents (account_id) where decides_issuances;
create index on app_public.vendor_agents (agent_id);

-- Broker allocations: an issuer invites a broker to a round, and the broker answers once.
create table app_public.broker_allocations (
  id uuid primary key default gen_random_uuid(),
  round_id uuid not null references app_public.rounds on delete cascade,
  broker_id uuid not null references app_public.accounts on delete restrict,
  -- Copied from the round by a trigger.
  issuer_id uuid not null references app_public.accounts on delete restrict,
  name text check (length(name) between 1 and 200),
  managed_units numeric(38, 18) check (managed_units >= 0 and managed_units <> 'NaN'),
  status text not null default 'sent' check (status in ('sent', 'accepted', 'rejected')),
  version bigint not null default 1,
  created_on timestamptz not null default app_private.now(),
  unique (round_id, broker_id)
);
comment on table app_public.broker_allocations is 'A broker''s invitation to a round.';
comment on column app_public.broker_allocations.managed_units is 'Units the broker may place; null: no limit of its own.';
comment on column app_public.broker_allocations.status is 'sent, until the broker has accepted or rejected it.';
create index on app_public.broker_allocations (broker_id, created_on desc, id);
create index on app_public.broker_allocations (issuer_id, created_on desc, id);

-- broker_typeahead: an issuer finds the brokers it may invite by the beginning of a word of their names.
create type app_public.broker_suggestion as (id uuid, name text);
comment on type app_public.broker_suggestion is 'The public data of a broker.';

create type app_public.placed_units as (investments int, units numeric, committed_capital numeric);
comment on type app_public.placed_units is 'Investments that are not deleted, and their totals.';
comment on column app_public.placed_units.committed_capital is 'Units at the price of each investment, in US dollars.';
