-- Invitations: investments that a vendor prepared for an investor. Until the account's owner has agreed, the
-- vendor's pages see nothing else of the account.
create table app_private.prepared_distributions (
  distribution_id uuid primary key references app_public.distributions on delete cascade
);
alter table app_private.prepared_distributions enable row level security;
comment on table app_private.prepared_distributions is 'Investments that a vendor made, and the investor is asked to complete.';

create type app_public.invitation as (
  distribution_id uuid,
  offer_wall_id uuid,
  offering_id uuid,
  asset_name text,
  class_name text,
  issuer_name text,
  seller_name text,
  terms_url text,
  units numeric,
  price numeric,
  status text,
  prepared_on timestamptz,
  link text
);
comment on type app_public.invitation is 'An investment that a vendor prepared for an investor.';
comment on column app_public.invitation.price is 'The price of a unit.';
comment on column app_public.invitation.link is 'The page on which the investor signs in and continues.';

create function app_private.invited_account() returns uuid
language sql stable set search_path = pg_catalog
as $$
  select coalesce(nullif(current_setting('app.invited_account', true), '')::uuid, app_private.account_id())
$$;
comment on function app_private.invited_account is 'Whose invitations are asked for: an invited session acts for no account.';

create function app_public.invitations() returns setof app_public.invitation
language sql stable rows 10 security definer set search_path = pg_catalog
as $$
  select distributions.id, distributions.owner_id, allocations.id, coalesce(securities.name, assets.name),
    coalesce(securities.ticker, rounds.name), issuers.name, sellers.name, rounds.terms_url, distributions.amount,
    prices.price, distributions.status, distributions.created_on,
    app_private.platform_origin() || '/login?next=%2Fdistribution%2F' || distributions.id
  from app_private.prepared_distributions as prepared
  join app_public.distributions on distributions.id = prepared.distribution_id
  join app_public.allocations on allocations.id = distributions.allocation_id
  join app_public.rounds on rounds.id = allocations.round_id
  join app_public.assets on assets.id = rounds.asset_id
  join app_public.accounts as issuers on issuers.id = distributions.issuer_id
  join app_public.accounts as sellers on sellers.id = distributions.owner_id
  left join app_public.securities on securities.id = rounds.security_id
  left join app_public.distribution_prices as prices on prices.id = distributions.purchase_price_id
  where distributions.investor_id = app_private.invited_account() and distributions.status <> 'deleted'
    and distributions.owner_id = coalesce(nullif(current_setting('app.invited_by', true), '')::uuid, distributions.owner_id)
  order by distributions.created_on desc, distributions.id
$$;
comment on function app_public.invitations is 'The investments that vendors prepared for the current account, newest first.';
grant execute on function app_public.invitations to app_user;
