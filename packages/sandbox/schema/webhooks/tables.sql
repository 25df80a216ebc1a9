/*
 * The event log of a vendor account. An event is written in the transaction of the change that it reports; it gets its position in
 * the log after that transaction, so that no event ever appears before a position that was read already.
 */
create table app_public.webhook_events (
  id uuid primary key default gen_random_uuid(),
  -- The order of writing, over all accounts.
  seq bigint not null generated always as identity,
  account_id uuid not null references app_public.accounts on delete cascade,
  -- The place in the log of the account, from 1; null for the moment until the event is published.
  position bigint,
  type text not null,
  type_version int not null default 1,
  subject_type text not null,
  subject_id uuid not null,
  subject_version bigint not null,
  correlation_id text not null,
  -- The page of the platform that shows the subject.
  path text not null,
  data jsonb not null,
  -- A test event is for one endpoint, and in no log.
  test_of uuid,
  occurred_on timestamptz not null default app_private.now()
);
comment on table app_public.webhook_events is 'An event that is sent to a vendor account.';
comment on column app_public.webhook_events.seq is '@omit';
comment on column app_public.webhook_events.test_of is '@omit';
comment on column app_public.webhook_events.position is 'Its position in the log of the account, from 1; null until it is published.';
comment on column app_public.webhook_events.type_version is 'The version of the shape of this type of event.';
comment on column app_public.webhook_events.subject_type is 'The type of the record that changed: distribution, step, holding.';
comment on column app_public.webhook_events.subject_version is 'The version of the record when the event was written.';
comment on column app_public.webhook_events.correlation_id is
  'The same for all events of one request: the key with which it was sent, or else the id of its entry in the audit.';
comment on column app_public.webhook_events.path is 'The page of the platform that shows the record as it is now.';
create unique index on app_public.webhook_events (account_id, position);
create index on app_public.webhook_events (seq) where position is null;
create index on app_public.webhook_events (occurred_on);

-- The last position of each log.
create table app_private.webhook_positions (
  account_id uuid primary key references app_public.accounts on delete cascade,
  last bigint not null
);

create type app_private.distribution_event as (type text, rank int, distribution app_public.distributions);

-- Webhook endpoints: the addresses that a vendor account has its events sent to, and the secrets they are signed with.
create table app_public.webhook_endpoints (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references app_public.accounts on delete cascade,
  name text not null check (length(name) between 1 and 100),
  url text not null check (length(url) between 1 and 500),
  event_types text[] not null default '{}',
  is_ordered boolean not null default false,
  is_enabled boolean not null default true,
  disabled_reason text check (disabled_reason in ('by_hand', 'failing')),
  disabled_on timestamptz,
  failing_since timestamptz,
  last_error text,
  version bigint not null default 1,
  created_on timestamptz not null default app_private.now(),
  check (is_enabled = (disabled_on is null)),
  check (is_enabled = (disabled_reason is null))
);
comment on table app_public.webhook_endpoints is 'An address to which events of an account are sent.';
comment on column app_public.webhook_endpoints.event_types is 'The types of events that are sent; empty: all.';
comment on column app_public.webhook_endpoints.is_ordered is
  'True when an event of a record waits until the one before it of the same record is delivered.';
comment on column app_public.webhook_endpoints.disabled_reason is 'by_hand, or failing: every attempt of five days failed. Null while it is enabled.';
comment on column app_public.webhook_endpoints.failing_since is 'The time of the first of the attempts that failed in a row; null after one that succeeded.';
comment on column app_public.webhook_endpoints.last_error is 'The reason why the last attempt failed; null after one that succeeded.';
create index on app_public.webhook_endpoints (account_id, created_on, id);

create table app_public.webhook_secrets (
  id uuid primary key default gen_random_uuid(),
  endpoint_id uuid not null references app_public.webhook_endpoints on delete cascade,
  account_id uuid not null references app_public.accounts on delete cascade,
  hint text not null,
  ends_on timestamptz,
  created_on timestamptz not null default app_private.now()
);
comment on table app_public.webhook_secrets is 'A secret with which the events of an endpoint are signed. The secret itself is shown only when it is created.';
comment on column app_public.webhook_secrets.hint is 'The last four characters of the secret.';
comment on column app_public.webhook_secrets.ends_on is 'The time at which it stops signing; null for the current one.';
create index on app_public.webhook_secrets (endpoint_id, created_on desc, id);
create index on app_public.webhook_secrets (account_id);

-- Encrypted, because it has to sign.
create table app_private.webhook_secret_values (
  secret_id uuid primary key references app_public.webhook_secrets on delete cascade,
  ciphertext bytea not null
);

create type app_public.new_webhook_endpoint as (webhook_endpoint app_public.webhook_endpoints, secret text);
comment on type app_public.new_webhook_endpoint is 'An endpoint with its new secret.';
comment on column app_public.new_webhook_endpoint.secret is
  'The secret, shown only once. Null where the same request is sent again with its key.';

/*
 * Deliveries: an event on its way to an endpoint, and the attempts that were made. Pending deliveries are in a queue; any server
 * claims one under a lease. The lease of a killed server expires.
 */
create table app_public.webhook_deliveries (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references app_public.accounts on delete cascade,
  endpoint_id uuid not null references app_public.webhook_endpoints on delete cascade,
  event_id uuid not null references app_public.webhook_events on delete cascade,
  type text not null,
  occurred_on timestamptz not null,
  status text not null default 'waiting' check (status in ('waiting', 'delivered', 'failed')),
  attempt_count int not null default 0,
  next_attempt_on timestamptz,
  delivered_on timestamptz,
  version bigint not null default 1,
  created_on timestamptz not null default app_private.now(),
  unique (endpoint_id, event_id)
);
comment on table app_public.webhook_deliveries is 'An event that is, or was, sent to an endpoint.';
comment on column app_public.webhook_deliveries.status is 'waiting for its next attempt, delivered, or failed: no further attempt is made.';
comment on column app_public.webhook_deliveries.next_attempt_on is 'The time of the next attempt; null when none is to be made.';
create index on app_public.webhook_deliveries (event_id);
create index on app_public.webhook_deliveries (endpoint_id, occurred_on desc, id);
create index on app_public.webhook_deliveries (account_id);

create table app_public.webhook_attempts (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references app_public.accounts on delete cascade,
  endpoint_id uuid not null references app_public.webhook_endpoints on delete cascade,
  delivery_id uuid not null references app_public.webhook_deliveries on delete cascade,
  event_id uuid not null references app_public.webhook_events on delete cascade,
  type text not null,
  number int not null,
  sent_on timestamptz not null default app_private.now(),
  duration int not null,
  status_code int,
  error text,
  response_body text,
  is_delivered boolean not null
);
comment on table app_public.webhook_attempts is 'One attempt to deliver an event. Kept for 30 days.';
comment on column app_public.webhook_attempts.number is 'The number of the attempt among those of its delivery, from 1.';
comment on column app_public.webhook_attempts.duration is 'Milliseconds until the answer, or until the attempt failed.';
comment on column app_public.webhook_attempts.status_code is 'The status of the answer; null where none came.';
comment on column app_public.webhook_attempts.error is
  'The reason why it failed, as a code: timeout, refused, unknown_host, private_address, redirect, tls, no_answer, status. Null when it was delivered.';
comment on column app_public.webhook_attempts.response_body is 'The first 2,048 bytes of the answer.';
comment on column app_public.webhook_attempts.is_delivered is 'True when the answer had a status from 200 to 299.';
create index on app_public.webhook_attempts (endpoint_id, sent_on desc, id);
create index on app_public.webhook_attempts (delivery_id, number);
create index on app_public.webhook_attempts (event_id);
create index on app_public.webhook_attempts (account_id);
create index on app_public.webhook_attempts (sent_on);

create table app_private.webhook_queue (
  delivery_id uuid primary key references app_public.webhook_deliveries on delete cascade,
  endpoint_id uuid not null references app_public.webhook_endpoints on delete cascade,
  subject_id uuid not null,
  position bigint not null,
  -- By the clock of the platform, which tests move.
  due_on timestamptz not null default app_private.now(),
  -- Attempts that failed since it was queued.
  tries int not null default 0,
  -- A test reaches an endpoint that is disabled, and waits for no other event.
  is_test boolean not null default false,
  lease uuid,
  -- By the clock of the machine, because leases do not follow the platform's clock.
  leased_until timestamptz
);
create index on app_private.webhook_queue (due_on, position);
create index on app_private.webhook_queue (endpoint_id, subject_id, position);
-- Counts the pending deliveries of an endpoint.
create index on app_private.webhook_queue (endpoint_id) where lease is not null;

create type app_public.webhook_figures as (attempts int, delivered int, last_attempt_on timestamptz, waiting int);
comment on type app_public.webhook_figures is 'The attempts of 30 days and the queued deliveries.';
