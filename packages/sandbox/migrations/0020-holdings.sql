-- Holdings: units of a security that one investor holds after issuance.
create table app_public.holdings (
  id uuid primary key default gen_random_uuid(),
  security_id uuid not null references app_public.securities on delete restrict,
  round_id uuid references app_public.rounds on delete restrict,
  investor_id uuid not null references app_public.accounts on delete restrict,
  -- Copied from the security by a trigger.
  issuer_id uuid not null references app_public.accounts on delete restrict,
  amount numeric(38, 18) not null check (amount >= 0 and amount <> 'NaN'),
  purchase_price numeric(38, 18) check (purchase_price >= 0 and purchase_price <> 'NaN'),
  issued_on date not null,
  blockchain_address_id uuid references app_public.blockchain_addresses on delete restrict,
  -- The distribution it was issued for; null for units of another origin.
  distribution_id uuid unique references app_public.distributions on delete restrict,
  -- The broker that sold it, copied from the distribution by a trigger.
  broker_id uuid references app_public.accounts on delete restrict,
  version bigint not null default 1,
  created_on timestamptz not null default app_private.now()
);
comment on table app_public.holdings is 'Units of a security that one investor holds after issuance.';
comment on column app_public.holdings.purchase_price is 'The price paid for a unit, in US dollars.';
create index on app_public.holdings (investor_id, issued_on desc, id);
create index on app_public.holdings (issuer_id, issued_on desc, id);
create index on app_public.holdings (broker_id, issued_on desc, id);
-- Serves an account that has most of them, as PostGraphile sorts them: none of the others is read.
create index on app_public.holdings (issued_on desc nulls last, id desc);
create index on app_public.holdings (security_id);
create index on app_public.holdings (round_id);
create index on app_public.holdings (blockchain_address_id);
select app_private.make_live('app_public.holdings');

create function app_private.own_holding() returns trigger
language plpgsql volatile security definer set search_path = pg_catalog
as $$
begin
  select issuer_id into strict new.issuer_id from app_public.securities where id = new.security_id;
  if new.distribution_id is not null then
    new.broker_id := (
      select accounts.id from app_public.distributions join app_public.accounts on accounts.id = distributions.owner_id
      where distributions.id = new.distribution_id and accounts.type = 'broker'
    );
  end if;
  perform app_private.show(new.investor_id, new.security_id, new.round_id, new.issuer_id,
    (select asset_id from app_public.rounds where id = new.round_id));
  perform app_private.show(new.issuer_id, new.investor_id, new.blockchain_address_id);
  if new.broker_id is not null then
    perform app_private.show(new.broker_id, new.investor_id, new.blockchain_address_id);
  end if;
  return new;
end
$$;
create trigger own_holding before insert or update of security_id, round_id, investor_id, blockchain_address_id
  on app_public.holdings for each row execute function app_private.own_holding();

alter table app_public.holdings enable row level security;
-- Issuers first: they see the most rows, and the first that holds decides.
create policy select_own on app_public.holdings for select using (
  issuer_id = (select app_private.account_id())
  or investor_id = (select app_private.account_id())
  or broker_id = (select app_private.account_id())
);
grant select on app_public.holdings to app_user;
