-- Assets: an issuer raises money for them.
create table app_public.asset_types (
  type text primary key,
  accounting_type text not null,
  version bigint not null default 1,
  check (length(type) between 1 and 60 and length(accounting_type) between 1 and 60)
);
comment on table app_public.asset_types is 'A kind of asset: Debt, Fund, or else equity.';

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
comment on table app_public.assets is 'A company, fund or property for which an issuer raises money.';
comment on column app_public.assets.authorized_total is 'The number of units that may exist.';
comment on column app_public.assets.issued is 'Issued units of all its rounds, by the ledger.';
create index on app_public.assets (issuer_id, created_on desc, id);

comment on column app_public.assets.status is 'drafted, active, closed or stale, in any order.';
comment on column app_public.assets.type is 'Debt or Fund; anything else is treated as equity.';
comment on column app_public.assets.issuer_id is 'The account that raises the money.';
