-- Offerings: an active, open allocation as any signed-in investor may see it.
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
  brand_slug text
);
comment on type app_public.investor_offering_details is 'An allocation that is open for investment, as an investor sees it.';

create function app_private.is_open_today(opens_on date, closes_on date) returns boolean
language sql stable set search_path = pg_catalog
as $$
  select app_private.today() between coalesce(opens_on, '-infinity') and coalesce(closes_on, 'infinity')
$$;

create function app_public.investor_offering_details_by_id(id uuid)
returns app_public.investor_offering_details
language sql stable strict security definer set search_path = pg_catalog
as $$
  select allocations.id, allocations.owner_id, issuers.name, sellers.name,
    coalesce(securities.name, assets.name), coalesce(securities.ticker, rounds.name),
    rounds.price, rounds.terms_url, coalesce(sellers.support_email, sellers.email), sellers.slug
  from app_public.allocations
  join app_public.rounds on rounds.id = allocations.round_id
  join app_public.assets on assets.id = rounds.asset_id
  join app_public.accounts as issuers on issuers.id = allocations.issuer_id
  join app_public.accounts as sellers on sellers.id = allocations.owner_id
  left join app_public.securities on securities.id = rounds.security_id
  where allocations.id = investor_offering_details_by_id.id
    and exists (
      select from app_private.membership(app_private.user_id(), app_private.account_id())
      where type = 'investor' and status = 'active'
    )
    and allocations.status = 'active' and rounds.status = 'active'
    and app_private.is_open_today(allocations.opens_on, allocations.closes_on)
    and app_private.is_open_today(rounds.opens_on, rounds.closes_on)
$$;
comment on function app_public.investor_offering_details_by_id is 'The offering, while it is active and open; else null.';
grant execute on function app_public.investor_offering_details_by_id to app_user;
