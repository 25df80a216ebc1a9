/*
 * Payments that arrive at the escrow account of the payment provider, and the investments they are matched with.
 *
 *   by reference   the reference of the wire instructions names one investment: matched when it arrives
 *   proposed       no such reference, and one investment has the same name, the same sum or both: the owner accepts it
 *   unmatched      the owner finds the investment; one in a stale allocation takes no payment until its status is changed
 *   returned       the money went back; what was matched counts as paid in no longer
 *
 * A payment is matched in parts, each with one investment; the rest waits. A part is a distribution payment, which cannot be
 * changed by hand, and can be undone until the units of its investment are issued.
 */
create table app_public.received_payments (
  id uuid primary key default gen_random_uuid(),
  owner_id uuid not null references app_public.accounts on delete cascade,
  -- The provider's id: the same payment, reported twice, is one.
  provider_key text not null unique check (length(provider_key) between 1 and 100),
  amount numeric(38, 18) not null check (amount > 0 and amount <> 'NaN'),
  matched_amount numeric(38, 18) not null default 0 check (matched_amount between 0 and amount),
  paid_on date not null check (paid_on between '0001-01-01' and '9999-12-31'),
  reference text not null check (length(reference) <= 140),
  payer_name text not null check (length(payer_name) <= 140),
  status text not null default 'unmatched' check (status in ('unmatched', 'proposed', 'matched', 'returned')),
  proposed_distribution_id uuid references app_public.distributions on delete set null,
  proposal text check (proposal in ('name_and_amount', 'name', 'amount')),
  proposed_investor_name text,
  proposed_round_name text,
  held_round_name text,
  version bigint not null default 1,
  created_on timestamptz not null default app_private.now(),
  check ((status = 'proposed') = (proposal is not null))
);
comment on table app_public.received_payments is 'Money that arrived at the payment provider for a vendor.';
comment on column app_public.received_payments.provider_key is '@omit';
comment on column app_public.received_payments.amount is 'US dollars and cents, above 0.';
comment on column app_public.received_payments.matched_amount is 'The amount that is matched with investments.';
comment on column app_public.received_payments.reference is 'The reference text of the payer.';
comment on column app_public.received_payments.status is
  'unmatched or proposed while a part of it is not matched, then matched; returned when the money was sent back.';
comment on column app_public.received_payments.proposal is
  'The reason why an investment is proposed: name_and_amount, name (of the payer) or amount (what is still expected).';
comment on column app_public.received_payments.proposed_distribution_id is 'The investment that is proposed for the rest.';
comment on column app_public.received_payments.held_round_name is
  'The round of the investment that its reference names, while its allocation is stale and accepts no match.';
create index on app_public.received_payments (owner_id, created_on desc, id);
create index on app_public.received_payments (proposed_distribution_id);

create table app_public.received_payment_parts (
  id uuid primary key default gen_random_uuid(),
  received_payment_id uuid not null references app_public.received_payments on delete cascade,
  distribution_id uuid not null references app_public.distributions on delete cascade,
  distribution_payment_id uuid not null unique references app_public.distribution_payments on delete cascade,
  owner_id uuid not null references app_public.accounts on delete cascade,
  amount numeric(38, 18) not null check (amount > 0 and amount <> 'NaN'),
  by text not null check (by in ('reference', 'hand')),
  investor_name text not null,
  round_name text not null,
  is_issued boolean not null default false,
  version bigint not null default 1,
  created_on timestamptz not null default app_private.now()
);
comment on table app_public.received_payment_parts is 'The amount of a received payment that is matched with one investment.';
comment on column app_public.received_payment_parts.amount is 'US dollars and cents, above 0.';
comment on column app_public.received_payment_parts.by is 'reference where the platform matched it, hand where a person did.';
comment on column app_public.received_payment_parts.investor_name is 'The name at the time of the match, like that of the round.';
comment on column app_public.received_payment_parts.is_issued is
  'True when the units of the investment are issued; the match cannot be removed then.';
create index on app_public.received_payment_parts (received_payment_id);
create index on app_public.received_payment_parts (distribution_id);
create index on app_public.received_payment_parts (owner_id);
