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
comment on column app_public.investor_offering_details.min_units is 'The least one investment may take; null where there is no limit.';
comment on column app_public.investor_offering_details.max_units is 'The most one investment may take; null where there is no limit.';
comment on column app_public.investor_offering_details.remaining_units is 'Whole units that are not sold yet.';
comment on column app_public.investor_offering_details.opens_on is 'The first open day, in UTC; null where there is none.';
comment on column app_public.investor_offering_details.closes_on is 'The last open day, in UTC; null where there is none.';
comment on column app_public.investor_offering_details.refusal is
  'The code every investment in it is refused with now: offering_not_open, offering_closed, offering_sold_out or round_stale; null while it takes some.';

comment on column app_public.investor_offering_details.issuer_id is 'Its issuer, whose profile the reader may read; null where they may not.';
comment on column app_public.investor_offering_details.seller_id is 'Its seller, whose profile the reader may read; null where they may not.';
comment on column app_public.investor_offering_details.steps_ahead is
  'The names of the steps that an investment in it begins with, in their order: each its name, the language of that where it is not English, and its name in others.';

create function app_private.is_open_today(opens_on date, closes_on date) returns boolean
language sql stable set search_path = pg_catalog
as $$
  select app_private.today() between coalesce(opens_on, '-infinity') and coalesce(closes_on, 'infinity')
$$;

create function app_private.offered_name(allocation_id uuid) returns text
language sql stable set search_path = pg_catalog
as $$
  select coalesce(securities.name, assets.name)
  from app_public.allocations
  join app_public.rounds on rounds.id = allocations.round_id
  join app_public.assets on assets.id = rounds.asset_id
  left join app_public.securities on securities.id = rounds.security_id
  where allocations.id = offered_name.allocation_id
$$;
comment on function app_private.offered_name is 'The name of an offering, as on its page and in every mail about it.';
