-- For which investors a vendor's server may ask for tokens: those it brought along, and those who invested with it.
create table app_private.embed_customers (
  vendor_id uuid not null references app_public.accounts on delete cascade,
  account_id uuid not null references app_public.accounts on delete cascade,
  created_on timestamptz not null default app_private.now(),
  primary key (vendor_id, account_id)
);
alter table app_private.embed_customers enable row level security;
create index on app_private.embed_customers (account_id);

create function app_private.is_customer(vendor_id uuid, account_id uuid) returns boolean
language sql stable security definer set search_path = pg_catalog
as $$
  select exists (
    select from app_private.embed_customers as known
    where known.vendor_id = is_customer.vendor_id and known.account_id = is_customer.account_id
  ) or exists (
    select from app_public.distributions
    where distributions.investor_id = is_customer.account_id
      and is_customer.vendor_id in (distributions.owner_id, distributions.issuer_id)
  )
$$;
comment on function app_private.is_customer is 'Whether an investor is a vendor''s customer, or has invested with it.';
