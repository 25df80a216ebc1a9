-- Transfers between holders, and the trades that led to some of them.
create table app_public.transfers (
  id uuid primary key default gen_random_uuid(),
  transaction_id uuid not null unique references app_public.transactions on delete restrict,
  security_id uuid not null references app_public.securities on delete restrict,
  issuer_id uuid not null references app_public.accounts on delete restrict,
  seller_id uuid not null references app_public.accounts on delete restrict,
  buyer_id uuid not null references app_public.accounts on delete restrict,
  amount numeric(38, 18) not null check (amount > 0 and amount <> 'NaN'),
  price numeric(38, 18) check (price >= 0 and price <> 'NaN'),
  created_on timestamptz not null default app_private.now()
);
comment on table app_public.transfers is 'Units that went from one holder to another.';
comment on column app_public.transfers.price is 'US dollars a unit, where something was paid.';

create table app_public.trades (
  id uuid primary key default gen_random_uuid(),
  transfer_id uuid not null unique references app_public.transfers on delete restrict,
  ats_id uuid not null references app_public.accounts on delete restrict,
  -- Copied from the transfer by a trigger.
  issuer_id uuid not null references app_public.accounts on delete restrict,
  seller_id uuid not null references app_public.accounts on delete restrict,
  buyer_id uuid not null references app_public.accounts on delete restrict,
  created_on timestamptz not null default app_private.now()
);
comment on table app_public.trades is 'A transfer that was agreed on an ATS.';

create function app_private.own_trade() returns trigger
language plpgsql volatile security definer set search_path = pg_catalog
as $$
begin
  select issuer_id, seller_id, buyer_id into strict new.issuer_id, new.seller_id, new.buyer_id
  from app_public.transfers where id = new.transfer_id;
  return new;
end
$$;
create trigger own_trade before insert on app_public.trades
  for each row execute function app_private.own_trade();

create index on app_public.transfers (security_id);
create index on app_public.trades (ats_id);
do $$
declare
  part text;
begin
  foreach part in array array['transfers', 'trades'] loop
    execute format('create index on app_public.%I (issuer_id)', part);
    execute format('create index on app_public.%I (seller_id)', part);
    execute format('create index on app_public.%I (buyer_id)', part);
    execute format('alter table app_public.%I enable row level security', part);
    execute format('select app_private.make_audited(%L)', 'app_public.' || part);
  end loop;
end
$$;
create policy select_own on app_public.transfers for select using (
  issuer_id = (select app_private.account_id())
  or seller_id = (select app_private.account_id())
  or buyer_id = (select app_private.account_id())
);
create policy select_own on app_public.trades for select using (
  issuer_id = (select app_private.account_id())
  or ats_id = (select app_private.account_id())
  or seller_id = (select app_private.account_id())
  or buyer_id = (select app_private.account_id())
);
-- A buyer and a seller do not learn each other's accounts.
grant select (id, transaction_id, security_id, issuer_id, amount, price, created_on) on app_public.transfers to app_user;
grant select (id, transfer_id, ats_id, issuer_id, created_on) on app_public.trades to app_user;
