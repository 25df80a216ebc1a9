-- Offerings: an allocation as any signed-in investor may see it.
create type app_public.investor_offering_details as (
  id uuid,
  offer_wall_id uuid,
  issuer_name text,
  seller_name text,
  asset_name text,
  class_name text,
  class_price numeric,
  terms_url text,
  support_email text,
  brand_slug text,
  min_units numeric,
  max_units numeric,
  remaining_units numeric,
  opens_on date,
  closes_on date,
  refusal text,
  steps_ahead jsonb,
  issuer_id uuid,
  seller_id uuid
);
comment on type app_public.investor_offering_details is 'An allocation that is or was for sale, or will be, as an investor sees it.';
comment on column app_public.investor_offering_details.min_units is 'The fewest units of one investment; null when there is no limit.';
comment on column app_public.investor_offering_details.max_units is 'The most units of one investment; null when there is no limit.';
comment on column app_public.investor_offering_details.remaining_units is 'Whole units that are not sold yet.';
comment on column app_public.investor_offering_details.opens_on is 'The first open day, in UTC; null where there is none.';
comment on column app_public.investor_offering_details.closes_on is 'The last open day, in UTC; null where there is none.';
comment on column app_public.investor_offering_details.refusal is
  'The code with which every investment in it is refused now: offering_not_open, offering_closed, offering_sold_out or round_stale; null while it accepts investments.';

comment on column app_public.investor_offering_details.issuer_id is 'Its issuer, whose profile the reader may read; null where they may not.';
comment on column app_public.investor_offering_details.seller_id is 'Its seller, whose profile the reader may read; null where they may not.';
comment on column app_public.investor_offering_details.steps_ahead is
  'The names of the first steps of an investment in it, in order. Each has its name, the language if it is not English, and its name in other languages.';

-- Agents: whom a vendor lets sell, and whom each has introduced to an allocation.
create table app_private.introductions (
  allocation_id uuid not null references app_public.allocations on delete cascade,
  investor_id uuid not null references app_public.accounts on delete cascade,
  agent_id uuid not null references app_public.accounts on delete cascade,
  created_on timestamptz not null default app_private.now(),
  -- The first introduction counts.
  primary key (allocation_id, investor_id)
);
create index on app_private.introductions (investor_id);
create index on app_private.introductions (agent_id);

-- Offering links of an agent: a link opens the offering, and an investment made through it counts for the agent.
create table app_public.allocation_offering_links (
  id uuid primary key default gen_random_uuid(),
  allocation_id uuid not null references app_public.allocations on delete cascade,
  agent_id uuid not null references app_public.accounts on delete restrict,
  name text not null check (length(name) between 1 and 200),
  -- Copied from the allocation.
  owner_id uuid not null references app_public.accounts on delete restrict,
  issuer_id uuid not null references app_public.accounts on delete restrict,
  created_on timestamptz not null default app_private.now(),
  version bigint not null default 1
);
comment on table app_public.allocation_offering_links is 'A link by which an agent brings investors to an offering.';
comment on constraint allocation_offering_links_agent_id_fkey on app_public.allocation_offering_links is '@fieldName agent';
create index on app_public.allocation_offering_links (allocation_id, created_on desc, id);
create index on app_public.allocation_offering_links (agent_id);
create index on app_public.allocation_offering_links (owner_id);
create index on app_public.allocation_offering_links (issuer_id);

create table app_private.offering_invitations (
  allocation_id uuid not null references app_public.allocations on delete cascade,
  investor_id uuid not null references app_public.accounts on delete cascade,
  created_on timestamptz not null default app_private.now(),
  primary key (allocation_id, investor_id)
);
create index on app_private.offering_invitations (investor_id);

create type app_public.wall_offering as (
  id uuid,
  offer_wall_id uuid,
  issuer_name text,
  seller_name text,
  asset_name text,
  class_name text,
  class_price numeric,
  opens_on date,
  closes_on date,
  state text,
  is_invited boolean,
  min_units numeric
);
comment on type app_public.wall_offering is 'An offering on its owner''s wall.';
comment on column app_public.wall_offering.offer_wall_id is 'The wall that shows it, which is that of the owner of the allocation.';
comment on column app_public.wall_offering.class_price is 'The price of a unit.';
comment on column app_public.wall_offering.opens_on is 'The first day on which it takes investments, in UTC; null: it has opened.';
comment on column app_public.wall_offering.closes_on is 'The last day on which it takes investments, in UTC; null: it stays open.';
comment on column app_public.wall_offering.state is 'open, closing_soon (within seven days), not_yet_open, or sold_out.';
comment on column app_public.wall_offering.is_invited is 'True if this investor was invited to it.';
comment on column app_public.wall_offering.min_units is 'The fewest units of one investment; null when there is no limit.';

/*
 * Offer walls are live as a whole: readers are notified that any offering may have changed, without a name.
 * Every investor is notified of listed offerings, and invited investors of the others. A wall shows only if
 * units are left, not how many are sold.
 */
comment on type app_public.wall_offering is
  'An offering as it stands on its owner''s wall. Sent as a whole, under wall_offerings.';
