-- Securities: the instruments that rounds sell, and the addresses where units of them are kept.
create table app_public.blockchain_addresses (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references app_public.accounts on delete cascade,
  chain text not null references app_public.chains on delete restrict,
  address text check (length(address) between 1 and 100),
  status text not null default 'active' check (status in ('pending', 'active', 'inactive')),
  created_on timestamptz not null default app_private.now()
);
comment on table app_public.blockchain_addresses is 'The place of an account''s units: a ledger or a chain.';
create index on app_public.blockchain_addresses (account_id, chain);
create index on app_public.blockchain_addresses (chain);

alter table app_public.blockchain_addresses enable row level security;
create policy select_own on app_public.blockchain_addresses for select using (
  account_id = (select app_private.account_id())
  or exists (
    select from app_private.visible_rows as visible
    where visible.row_id = blockchain_addresses.id
      and visible.account_id = (select app_private.account_id())
  )
);
grant select on app_public.blockchain_addresses to app_user;

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
comment on column app_public.securities.ticker is 'Its class, in short: B-1.';
comment on column app_public.securities.unit_value is 'The current value of a unit, in US dollars.';
comment on column app_public.securities.total is 'Units authorized: never fewer than issued.';
comment on column app_public.securities.issued is 'Units that holders have: the ledger counts them.';
comment on column app_public.securities.blockchain_address_id is 'The place of its unissued units.';
create index on app_public.securities (issuer_id);
create index on app_public.securities (blockchain_address_id);
select app_private.make_live('app_public.securities');

alter table app_public.securities enable row level security;
create policy select_own on app_public.securities for select using (
  issuer_id = (select app_private.account_id())
  or exists (
    select from app_private.visible_rows as visible
    where visible.row_id = securities.id and visible.account_id = (select app_private.account_id())
  )
);
grant select on app_public.securities to app_user;
