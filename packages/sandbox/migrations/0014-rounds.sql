-- Rounds: one raise of an asset; a debt round has a tranche with term and coupon.
create table app_public.rounds (
  id uuid primary key default gen_random_uuid(),
  asset_id uuid not null references app_public.assets on delete restrict,
  -- Copied from the asset by a trigger, so that the policy below reads this row alone.
  issuer_id uuid not null references app_public.accounts on delete restrict,
  security_id uuid references app_public.securities on delete restrict,
  name text not null check (length(name) between 1 and 200),
  opens_on date,
  closes_on date,
  status text not null default 'drafted' check (status in ('drafted', 'active', 'closed', 'stale')),
  total numeric(38, 18) not null check (total >= 0 and total <> 'NaN'),
  price numeric(38, 18) not null check (price >= 0 and price <> 'NaN'),
  terms_url text check (terms_url ~ '^https?://' and length(terms_url) <= 2000),
  total_capital_deployed numeric(38, 18) not null default 0
    check (total_capital_deployed >= 0 and total_capital_deployed <> 'NaN'),
  version bigint not null default 1,
  created_on timestamptz not null default app_private.now(),
  issued numeric(38, 18) not null default 0 check (issued >= 0),
  check (closes_on >= opens_on)
);
comment on table app_public.rounds is 'One raise of an asset.';
comment on column app_public.rounds.opens_on is 'The first open day, in UTC.';
comment on column app_public.rounds.closes_on is 'The last open day, in UTC.';
comment on column app_public.rounds.total is 'Units for sale.';
comment on column app_public.rounds.price is 'US dollars a unit.';
comment on column app_public.rounds.terms_url is 'Its dataroom.';
comment on column app_public.rounds.issued is 'Units that holders have: the ledger counts them.';
create index on app_public.rounds (asset_id);
create index on app_public.rounds (issuer_id);
create index on app_public.rounds (issuer_id, opens_on desc, id);
create index on app_public.rounds (security_id);
select app_private.make_live('app_public.rounds');

create function app_private.own_round() returns trigger
language plpgsql volatile set search_path = pg_catalog
as $$
begin
  select issuer_id into strict new.issuer_id from app_public.assets where id = new.asset_id;
  return new;
end
$$;
create trigger own_round before insert or update of asset_id on app_public.rounds
  for each row execute function app_private.own_round();

alter table app_public.rounds enable row level security;
create policy select_own on app_public.rounds for select using (
  issuer_id = (select app_private.account_id())
  or exists (
    select from app_private.visible_rows as visible
    where visible.row_id = rounds.id and visible.account_id = (select app_private.account_id())
  )
);
grant select on app_public.rounds to app_user;

create table app_public.tranche_bond_data (
  id uuid primary key default gen_random_uuid(),
  round_id uuid not null unique references app_public.rounds on delete cascade,
  -- Copied from the round by a trigger.
  issuer_id uuid not null references app_public.accounts on delete restrict,
  term int not null check (term between 1 and 100),
  coupon numeric(38, 18) not null check (coupon >= 0 and coupon <> 'NaN'),
  version bigint not null default 1
);
comment on table app_public.tranche_bond_data is 'The terms of a debt round.';
comment on column app_public.tranche_bond_data.term is 'Years to maturity.';
comment on column app_public.tranche_bond_data.coupon is 'Percent a year.';
create index on app_public.tranche_bond_data (issuer_id);
select app_private.make_live('app_public.tranche_bond_data');

create function app_private.own_tranche() returns trigger
language plpgsql volatile set search_path = pg_catalog
as $$
begin
  select issuer_id into strict new.issuer_id from app_public.rounds where id = new.round_id;
  return new;
end
$$;
create trigger own_tranche before insert or update of round_id on app_public.tranche_bond_data
  for each row execute function app_private.own_tranche();

alter table app_public.tranche_bond_data enable row level security;
create policy select_own on app_public.tranche_bond_data for select using (
  issuer_id = (select app_private.account_id())
  or exists (
    select from app_private.visible_rows as visible
    where visible.row_id = tranche_bond_data.round_id
      and visible.account_id = (select app_private.account_id())
  )
);
grant select (id, round_id, term, coupon, version) on app_public.tranche_bond_data to app_user;
