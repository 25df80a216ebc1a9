-- Assets: an issuer raises money for them.
create table app_public.asset_types (
  type text primary key,
  accounting_type text not null,
  version bigint not null default 1,
  check (length(type) between 1 and 60 and length(accounting_type) between 1 and 60)
);
comment on table app_public.asset_types is 'A kind of asset: Debt, Fund, or else equity.';

alter table app_public.asset_types enable row level security;
create policy select_all on app_public.asset_types for select using (true);
grant select on app_public.asset_types to app_user;

insert into app_public.asset_types (type, accounting_type) values
  ('Debt', 'Debt'), ('Fund', 'Fund'), ('Equity', 'Equity');

create table app_public.assets (
  id uuid primary key default gen_random_uuid(),
  issuer_id uuid not null references app_public.accounts on delete restrict,
  name text not null check (length(name) between 1 and 200),
  type text not null references app_public.asset_types (type) on delete restrict,
  status text not null default 'drafted' check (status in ('drafted', 'active', 'closed', 'stale')),
  authorized_total numeric(38, 18) check (authorized_total >= 0 and authorized_total <> 'NaN'),
  version bigint not null default 1,
  created_on timestamptz not null default app_private.now(),
  issued numeric(38, 18) not null default 0 check (issued >= 0)
);
comment on table app_public.assets is 'The purpose for which an issuer raises money.';
comment on column app_public.assets.authorized_total is 'Units that may ever exist.';
comment on column app_public.assets.issued is 'Units of all its rounds that holders have: the ledger counts them.';
create index on app_public.assets (issuer_id, created_on desc, id);
select app_private.make_live('app_public.assets');

alter table app_public.assets enable row level security;
create policy select_own on app_public.assets for select using (
  issuer_id = (select app_private.account_id())
  or exists (
    select from app_private.visible_rows as visible
    where visible.row_id = assets.id and visible.account_id = (select app_private.account_id())
  )
);
grant select on app_public.assets to app_user;
