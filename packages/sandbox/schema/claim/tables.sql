-- Accounts that a vendor made for investors it wrote down or brought along. Each vendor's are its own: two vendors that
-- know one address share nothing, and neither learns if another vendor knows it.
create table app_private.made_accounts (
  account_id uuid primary key references app_public.accounts on delete cascade,
  vendor_id uuid not null references app_public.accounts on delete cascade,
  -- The user that the vendor's embed sessions act as, until the account is claimed.
  stand_in uuid references app_public.users on delete set null,
  -- Whether the person has claimed another that stood here: they are not offered this one too.
  claimed_before boolean not null default false,
  created_on timestamptz not null default app_private.now()
);
create index on app_private.made_accounts (vendor_id);
create index on app_private.made_accounts (stand_in);

-- Invitations: investments that a vendor prepared for an investor. Until the account's owner has agreed, the
-- vendor's pages see nothing else of the account.
create table app_private.prepared_distributions (
  distribution_id uuid primary key references app_public.distributions on delete cascade
);
comment on table app_private.prepared_distributions is 'Investments that a vendor created and that the investor has to complete.';

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
