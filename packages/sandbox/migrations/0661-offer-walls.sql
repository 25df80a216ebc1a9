-- Offer walls: the offerings of an owner, for its invited investors, and for all investors when an offering is listed.
grant insert (listed), update (listed) on app_public.allocations to app_user;

create table app_private.offering_invitations (
  allocation_id uuid not null references app_public.allocations on delete cascade,
  investor_id uuid not null references app_public.accounts on delete cascade,
  created_on timestamptz not null default app_private.now(),
  primary key (allocation_id, investor_id)
);
alter table app_private.offering_invitations enable row level security;
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
comment on type app_public.wall_offering is 'An offering as it stands on its owner''s wall.';
comment on column app_public.wall_offering.offer_wall_id is 'Whose wall it stands on: the owner of the allocation.';
comment on column app_public.wall_offering.class_price is 'The price of a unit.';
comment on column app_public.wall_offering.opens_on is 'The first day on which it takes investments, in UTC; null: it has opened.';
comment on column app_public.wall_offering.closes_on is 'The last day on which it takes investments, in UTC; null: it stays open.';
comment on column app_public.wall_offering.state is 'open, closing_soon (within seven days), not_yet_open, or sold_out.';
comment on column app_public.wall_offering.is_invited is 'True if this investor was invited to it.';
comment on column app_public.wall_offering.min_units is 'The least one investment may take; null where there is no limit.';

create view app_private.invited_investors as
  select allocation_id, investor_id from app_private.offering_invitations
  union
  select allocation_id, investor_id from app_private.introductions
  union
  select distributions.allocation_id, distributions.investor_id
  from app_private.prepared_distributions as prepared
  join app_public.distributions on distributions.id = prepared.distribution_id
  where distributions.status <> 'deleted';
comment on view app_private.invited_investors is
  'The invited accounts of allocations: by the owner, by an agent''s link, or by a prepared investment.';

create function app_private.invited_offerings(investor uuid) returns setof uuid
language sql stable set search_path = pg_catalog
as $$ select allocation_id from app_private.invited_investors where investor_id = investor $$;

create function app_private.offering_state(allocation app_public.allocations, round app_public.rounds) returns text
language sql stable set search_path = pg_catalog
as $$
  select case app_private.offering_refusal(allocation, round)
    when 'offering_not_open' then 'not_yet_open'
    when 'offering_sold_out' then 'sold_out'
    else case when least(allocation.closes_on, round.closes_on) < app_private.today() + 7 then 'closing_soon' else 'open' end
  end
$$;
comment on function app_private.offering_state is 'The state of an offering that is active and not closed.';

create function app_public.offer_wall(offer_wall_id uuid default null) returns setof app_public.wall_offering
language sql stable rows 20 security definer set search_path = pg_catalog
as $$
  select allocations.id, allocations.owner_id, issuers.name, sellers.name, coalesce(securities.name, assets.name),
    coalesce(securities.ticker, rounds.name), rounds.price, greatest(allocations.opens_on, rounds.opens_on),
    least(allocations.closes_on, rounds.closes_on), states.state, invited.id is not null,
    allocations.min_units
  from app_public.allocations
  join app_public.rounds on rounds.id = allocations.round_id
  join app_public.assets on assets.id = rounds.asset_id
  join app_public.accounts as issuers on issuers.id = allocations.issuer_id
  join app_public.accounts as sellers on sellers.id = allocations.owner_id
  left join app_public.securities on securities.id = rounds.security_id
  left join app_private.invited_offerings(app_private.account_id()) as invited (id) on invited.id = allocations.id
  cross join lateral app_private.offering_state(allocations, rounds) as states (state)
  where (allocations.listed or invited.id is not null)
    and exists (
      select from app_private.membership(app_private.user_id(), app_private.account_id())
      where type = 'investor' and status = 'active'
    )
    and allocations.owner_id = coalesce(offer_wall.offer_wall_id, allocations.owner_id)
    -- A vendor's page reads the offerings of that vendor, and none of its competitors.
    and allocations.owner_id = coalesce(app_private.embed_vendor(), allocations.owner_id)
    and allocations.status = 'active' and rounds.status = 'active'
    and coalesce(least(allocations.closes_on, rounds.closes_on), 'infinity') >= app_private.today()
  order by array_position('{open,not_yet_open,sold_out}'::text[], replace(states.state, 'closing_soon', 'open')),
    case states.state when 'not_yet_open' then greatest(allocations.opens_on, rounds.opens_on)
      else least(allocations.closes_on, rounds.closes_on) end,
    allocations.id
$$;
comment on function app_public.offer_wall is
  'The offerings to which the current investor was invited, and those listed for all investors: of one wall, or of all. Open offerings are first, sorted by their closing day.';
grant execute on function app_public.offer_wall to app_user;
