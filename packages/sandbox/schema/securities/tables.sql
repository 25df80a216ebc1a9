create table app_public.securities (
  id uuid primary key default gen_random_uuid(),
  issuer_id uuid not null references app_public.accounts on delete restrict,
  name text not null check (length(name) between 1 and 200),
  ticker text check (length(ticker) between 1 and 40),
  total numeric(38, 18) check (total >= 0 and total <> 'NaN'),
  unit_value numeric(38, 18) check (unit_value >= 0 and unit_value <> 'NaN'),
  version bigint not null default 1,
  created_on timestamptz not null default app_private.now(),
  issued numeric(38, 18) not null default 0 check (issued >= 0),
  blockchain_address_id uuid references app_public.blockchain_addresses on delete restrict
);
comment on table app_public.securities is 'The instrument a round sells.';
comment on column app_public.securities.ticker is 'Its symbol, such as B-1.';
comment on column app_public.securities.unit_value is 'The current value of a unit, in US dollars.';
comment on column app_public.securities.total is 'Units authorized: never fewer than issued.';
comment on column app_public.securities.issued is 'Issued units, by the ledger.';
comment on column app_public.securities.blockchain_address_id is 'The blockchain address of its unissued units.';
create index on app_public.securities (issuer_id);
create index on app_public.securities (blockchain_address_id);

create table app_public.listings (
  id uuid primary key default gen_random_uuid(),
  security_id uuid not null unique references app_public.securities on delete cascade,
  ats_id uuid not null references app_public.accounts on delete restrict,
  -- Copied from the security by a trigger.
  issuer_id uuid not null references app_public.accounts on delete restrict,
  version bigint not null default 1,
  created_on timestamptz not null default app_private.now()
);
comment on table app_public.listings is 'A security that is traded on an ATS.';
create index on app_public.listings (ats_id);
create index on app_public.listings (issuer_id);
