-- Distributions: an investor's purchase of units in an allocation, its prices, payments and qualifications.
create table app_public.distributions (
  id uuid primary key default gen_random_uuid(),
  allocation_id uuid not null references app_public.allocations on delete restrict,
  investor_id uuid not null references app_public.accounts on delete restrict,
  -- Copied from the allocation by a trigger, so that the policy below reads this row alone.
  issuer_id uuid not null references app_public.accounts on delete restrict,
  owner_id uuid not null references app_public.accounts on delete restrict,
  -- The agent whose link brought the investor.
  agent_id uuid references app_public.accounts on delete restrict,
  amount numeric(38, 18) not null check (amount >= 0 and amount <> 'NaN'),
  status text not null default 'drafted' check (status in ('drafted', 'open', 'closed', 'deleted')),
  locked boolean not null default false,
  issuance_status text check (issuance_status in ('requested', 'approved', 'rejected')),
  paid_in_capital numeric(38, 18) not null default 0 check (paid_in_capital >= 0 and paid_in_capital <> 'NaN'),
  qualifications_complete boolean not null default false,
  process_id uuid references app_public.processes on delete restrict,
  version bigint not null default 1,
  created_on timestamptz not null default app_private.now(),
  issuance_note text check (length(issuance_note) <= 500)
);
comment on table app_public.distributions is 'An investor''s purchase of units in an allocation.';
comment on column app_public.distributions.amount is 'Units. Whole when an investor chooses them.';
comment on column app_public.distributions.agent_id is 'The agent whose link brought the investor; null for none.';
comment on column app_public.distributions.status is 'drafted, open, closed (all its steps are done) or deleted.';
comment on column app_public.distributions.locked is 'True when issuance has been requested and was not rejected; it cannot be edited then.';
comment on column app_public.distributions.issuance_status is 'requested, then approved or rejected; null before.';
comment on column app_public.distributions.issuance_note is 'The reason why the transfer agent rejected it.';
-- For permissions, see schema/distributions/functions.sql.
comment on column app_public.distributions.paid_in_capital is '@omit';
comment on column app_public.distributions.qualifications_complete is 'True if every qualification is passed.';
-- An investor has at most one open, unlocked distribution in an allocation.
create unique index one_open_distribution on app_public.distributions (allocation_id, investor_id)
  where status = 'open' and not locked;
-- Serves an investor's own list, newest first.
create index on app_public.distributions (investor_id, created_on desc, id);
-- Serves a vendor's list, newest first, which would otherwise sort all there are.
create index on app_public.distributions (created_on desc nulls last, id desc);
create index on app_public.distributions (allocation_id);
create index on app_public.distributions (issuer_id);
create index on app_public.distributions (owner_id);
create index on app_public.distributions (agent_id);
create unique index on app_public.distributions (process_id);

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
  unique (distribution_id, currency),
  version bigint not null default 1
);
comment on table app_public.distribution_prices is 'The price of a unit in one distribution.';
comment on column app_public.distribution_prices.price is 'The price of a unit, in the currency of this price.';
comment on column app_public.distribution_prices.is_purchase is 'True for the price at which the units are bought: the first one.';
create unique index one_purchase_price on app_public.distribution_prices (distribution_id) where is_purchase;
create index on app_public.distribution_prices (currency);

-- A column, not a function of the row: a list joins the function's answer for every row it sorts.
alter table app_public.distributions
  add purchase_price_id uuid references app_public.distribution_prices on delete set null deferrable;
comment on column app_public.distributions.purchase_price_id is 'The price at which its units are bought; null: the price of the round.';
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
  -- schema/receivedPayments/functions.sql matches received payments.
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
create index on app_public.distribution_payments (currency);

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
comment on column app_public.distribution_qualifications.execute_order is 'Its position, from 1 to n.';
comment on column app_public.distribution_qualifications.status is 'The progress of its steps: complete means qualified, failed means rejected.';
create index on app_public.distribution_qualifications (vendor_qualification_id);

-- Investments that an account sees beside those of its own rounds.
create index on app_public.distributions (owner_id)
  where status = 'closed' and owner_id <> issuer_id and issuance_status is distinct from 'approved';

-- Notes on allocations and distributions: written, never altered.
create table app_public.distribution_annotations (
  id uuid primary key default gen_random_uuid(),
  distribution_id uuid not null references app_public.distributions on delete cascade,
  annotation text not null check (length(annotation) between 1 and 5000),
  -- Copied from the distribution by a trigger.
  investor_id uuid not null references app_public.accounts on delete restrict,
  issuer_id uuid not null references app_public.accounts on delete restrict,
  owner_id uuid not null references app_public.accounts on delete restrict,
  created_on timestamptz not null default app_private.now(),
  version bigint not null default 1
);
comment on table app_public.distribution_annotations is 'A note on a distribution, which its investor reads too.';

-- Custom fields: data of a vendor about one distribution, under its own names.
create table app_public.distribution_custom_fields (
  id uuid primary key default gen_random_uuid(),
  distribution_id uuid not null references app_public.distributions on delete cascade,
  name text not null check (length(name) between 1 and 200),
  value text not null check (length(value) between 1 and 2000),
  -- Copied from the distribution by a trigger.
  investor_id uuid not null references app_public.accounts on delete restrict,
  issuer_id uuid not null references app_public.accounts on delete restrict,
  owner_id uuid not null references app_public.accounts on delete restrict,
  version bigint not null default 1,
  created_on timestamptz not null default app_private.now()
);
comment on table app_public.distribution_custom_fields is 'A name and a value that a vendor keeps with a distribution.';

-- No infinity and no year before 1 or after 9999: a client reads YYYY-MM-DD. Older rows stay until they are edited.
alter table app_public.distribution_payments add check (paid_on between '0001-01-01' and '9999-12-31') not valid;
