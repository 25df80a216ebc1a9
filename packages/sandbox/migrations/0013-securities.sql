-- Securities: the instruments that rounds sell.
create table app_public.securities (
  id uuid primary key default gen_random_uuid(),
  issuer_id uuid not null references app_public.accounts on delete restrict,
  name text not null check (length(name) between 1 and 200),
  ticker text check (length(ticker) between 1 and 40),
  total numeric(38, 18) check (total >= 0 and total <> 'NaN'),
  unit_value numeric(38, 18) check (unit_value >= 0 and unit_value <> 'NaN'),
  version bigint not null default 1,
  created_on timestamptz not null default app_private.now()
);
comment on table app_public.securities is 'The instrument a round sells.';
comment on column app_public.securities.ticker is 'Its class, in short: B-1.';
comment on column app_public.securities.unit_value is 'What a unit is worth today, in US dollars.';
comment on column app_public.securities.total is 'Units authorised: never fewer than issued.';
create index on app_public.securities (issuer_id);
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
