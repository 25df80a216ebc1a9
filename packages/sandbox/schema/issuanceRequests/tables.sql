/*
 * Issuance requests: the units a transfer agent is asked to issue, and its answer. The row holds all data for the decision,
 * because an agent reads neither the round nor the payments of an investment: units, names, and whether it is paid, never a
 * price.
 *
 *   requested   approved (the holding and its ledger entries are made), rejected (with a reason that the vendor reads)
 *
 * The platform answers the requests of an issuer that has not chosen an agent: 0218.
 */
create table app_public.issuance_requests (
  id uuid primary key default gen_random_uuid(),
  distribution_id uuid not null references app_public.distributions on delete cascade,
  issuer_id uuid not null references app_public.accounts on delete cascade,
  agent_id uuid references app_public.accounts on delete cascade,
  round_id uuid not null references app_public.rounds on delete cascade,
  issuer_name text not null,
  asset_name text not null,
  round_name text not null,
  investor_name text not null,
  units numeric(38, 18) not null check (units > 0 and units <> 'NaN'),
  paid text check (paid in ('in_full', 'short', 'over')),
  status text not null default 'requested' check (status in ('requested', 'approved', 'rejected')),
  note text check (length(note) <= 500),
  answered_on timestamptz,
  version bigint not null default 1,
  created_on timestamptz not null default app_private.now()
);
comment on table app_public.issuance_requests is 'A request to a transfer agent to issue units, and the answer.';
comment on column app_public.issuance_requests.agent_id is 'The account that answers; null where the platform does.';
comment on column app_public.issuance_requests.issuer_name is 'The name at the time of the request, like the other names.';
comment on column app_public.issuance_requests.paid is
  'in_full (to the cent), short or over; null where the investment has no price. It follows the payments until the answer.';
comment on column app_public.issuance_requests.status is 'requested, then approved or rejected.';
comment on column app_public.issuance_requests.note is 'The reason why it was rejected.';
comment on column app_public.issuance_requests.answered_on is 'The time of the answer; null before.';
create unique index one_open_request on app_public.issuance_requests (distribution_id) where status = 'requested';
create index on app_public.issuance_requests (distribution_id);
create index on app_public.issuance_requests (round_id);
create index on app_public.issuance_requests (issuer_id, created_on desc, id);
create index on app_public.issuance_requests (agent_id, created_on desc, id);
