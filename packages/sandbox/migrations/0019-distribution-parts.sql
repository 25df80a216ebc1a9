-- Parts of a distribution: prices, payments, qualifications.
create table app_public.distribution_prices (
  id uuid primary key default gen_random_uuid(),
  distribution_id uuid not null references app_public.distributions on delete cascade,
  currency int not null references app_public.currencies on delete restrict,
  price numeric(38, 18) not null check (price >= 0 and price <> 'NaN'),
  is_purchase boolean not null default true,
  -- Copied from the distribution by a trigger, in all its parts.
  investor_id uuid not null references app_public.accounts on delete restrict,
  issuer_id uuid not null references app_public.accounts on delete restrict,
  owner_id uuid not null references app_public.accounts on delete restrict,
  unique (distribution_id, currency)
);
comment on table app_public.distribution_prices is 'The price of a unit in one distribution.';
comment on column app_public.distribution_prices.price is 'The price of a unit, in the currency of this price.';
comment on column app_public.distribution_prices.is_purchase is 'True if the units are bought at it: the first one is.';
create unique index one_purchase_price on app_public.distribution_prices (distribution_id) where is_purchase;

-- A column, not a function of the row: a list joins the function's answer for every row it sorts.
alter table app_public.distributions
  add purchase_price_id uuid references app_public.distribution_prices on delete set null deferrable;
comment on column app_public.distributions.purchase_price_id is 'The price its units are bought at; null: the round''s.';
comment on constraint distributions_purchase_price_id_fkey on app_public.distributions is '@fieldName purchasePrice';
create unique index on app_public.distributions (purchase_price_id);
-- That price, copied here by a trigger: the read model sorts and sums by it, and would join two tables of the same length.
alter table app_public.distributions add own_price numeric(38, 18);
comment on column app_public.distributions.own_price is '@omit';

create table app_public.distribution_payments (
  id uuid primary key default gen_random_uuid(),
  distribution_id uuid not null references app_public.distributions on delete cascade,
  amount numeric(38, 18) not null check (amount <> 'NaN') check (amount > 0),
  currency int not null default 1 references app_public.currencies on delete restrict,
  paid_on date not null,
  status text not null default 'complete' check (status in ('pending', 'complete', 'failed', 'refunded')),
  -- 0890-received-payments.sql matches received payments.
  is_matched boolean not null default false,
  investor_id uuid not null references app_public.accounts on delete restrict,
  issuer_id uuid not null references app_public.accounts on delete restrict,
  owner_id uuid not null references app_public.accounts on delete restrict,
  created_on timestamptz not null default app_private.now(),
  version bigint not null default 1
);
comment on table app_public.distribution_payments is 'Money received for a distribution.';
comment on column app_public.distribution_payments.amount is 'Money, above 0; a repaid payment has the status refunded.';
comment on column app_public.distribution_payments.status is 'complete counts as paid in; pending, failed and refunded do not.';
comment on column app_public.distribution_payments.is_matched is
  'True when it arrived at the payment provider and was matched; false when it was recorded by hand.';
select app_private.make_live('app_public.distribution_payments');

create table app_public.distribution_qualifications (
  id uuid primary key default gen_random_uuid(),
  distribution_id uuid not null references app_public.distributions on delete cascade,
  vendor_qualification_id uuid not null references app_public.vendor_qualifications on delete restrict,
  execute_order int not null check (execute_order > 0),
  status text not null default 'not_started' check (status in ('not_started', 'in_progress', 'failed', 'complete')),
  investor_id uuid not null references app_public.accounts on delete restrict,
  issuer_id uuid not null references app_public.accounts on delete restrict,
  owner_id uuid not null references app_public.accounts on delete restrict,
  version bigint not null default 1,
  unique (distribution_id, execute_order),
  unique (distribution_id, vendor_qualification_id)
);
comment on table app_public.distribution_qualifications is 'A requirement that a distribution has to pass.';
comment on column app_public.distribution_qualifications.execute_order is 'Its place, from 1 to n.';
comment on column app_public.distribution_qualifications.status is 'The progress of its steps: complete means qualified, failed means rejected.';
select app_private.make_live('app_public.distribution_qualifications');

create function app_private.own_distribution_part() returns trigger
language plpgsql volatile security definer set search_path = pg_catalog
as $$
begin
  select investor_id, issuer_id, owner_id into strict new.investor_id, new.issuer_id, new.owner_id
  from app_public.distributions where id = new.distribution_id;
  return new;
end
$$;

create function app_private.show_qualification() returns trigger
language plpgsql volatile security definer set search_path = pg_catalog
as $$
begin
  perform app_private.show(new.investor_id, new.vendor_qualification_id);
  return null;
end
$$;
create trigger show_qualification after insert on app_public.distribution_qualifications
  for each row execute function app_private.show_qualification();

create function app_private.make_distribution_part(part text, is_of_issuer boolean default true) returns void
language plpgsql volatile set search_path = pg_catalog
as $$
begin
  execute format('create trigger own_distribution_part before insert or update of distribution_id
    on app_public.%I for each row execute function app_private.own_distribution_part()', part);
  execute format('alter table app_public.%I enable row level security', part);
  execute format('create policy select_own on app_public.%I for select using (
    investor_id = (select app_private.account_id())%s
    or owner_id = (select app_private.account_id()))', part,
    case when is_of_issuer then ' or issuer_id = (select app_private.account_id())' else '' end);
  execute format('create index on app_public.%I (distribution_id)', part);
  execute format('create index on app_public.%I (investor_id)', part);
  execute format('create index on app_public.%I (issuer_id)', part);
  execute format('create index on app_public.%I (owner_id)', part);
end
$$;
comment on function app_private.make_distribution_part is
  'Rows of the table are seen by the investor and the owner of the distribution, and by its issuer unless they are the owner''s alone. Agents see no prices.';
-- An issuer reads no money of a broker's investors by row: docs/decisions/0021.
select app_private.make_distribution_part('distribution_prices', is_of_issuer => false);
select app_private.make_distribution_part('distribution_payments', is_of_issuer => false);
select app_private.make_distribution_part('distribution_qualifications');
create index on app_public.distribution_prices (currency);
create index on app_public.distribution_payments (currency);
create index on app_public.distribution_qualifications (vendor_qualification_id);

grant select (id, distribution_id, currency, price, is_purchase) on app_public.distribution_prices to app_user;
grant select (id, distribution_id, amount, currency, paid_on, status, is_matched, created_on, version)
  on app_public.distribution_payments to app_user;
grant select (id, distribution_id, vendor_qualification_id, execute_order, status, version)
  on app_public.distribution_qualifications to app_user;
