-- Accounts that an administrator of the platform has suspended: schema/administration/functions.sql. Their people
-- cannot act for them.
create table app_private.account_suspensions (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references app_public.accounts on delete cascade,
  reason text not null check (length(reason) between 1 and 500),
  suspended_by uuid references app_public.users on delete set null,
  suspended_on timestamptz not null default app_private.now(),
  restored_by uuid references app_public.users on delete set null,
  restored_on timestamptz
);
create index on app_private.account_suspensions (account_id, suspended_on desc);
create index on app_private.account_suspensions (suspended_by);
create index on app_private.account_suspensions (restored_by);
create unique index one_open_account_suspension on app_private.account_suspensions (account_id) where restored_on is null;

/*
 * The people of the platform, for its administrators: found by name, address or account; suspended with a reason, and taken back;
 * their sessions ended. A suspended person is signed out at once and cannot sign in.
 */
create table app_private.suspensions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references app_public.users on delete cascade,
  reason text not null check (length(reason) between 1 and 500),
  -- The state that the person goes back to.
  status_before text not null check (status_before in ('invited', 'active')),
  suspended_by uuid references app_public.users on delete set null,
  suspended_on timestamptz not null default app_private.now(),
  restored_by uuid references app_public.users on delete set null,
  restored_on timestamptz
);
create index on app_private.suspensions (user_id, suspended_on desc);
create index on app_private.suspensions (suspended_by);
create index on app_private.suspensions (restored_by);
create unique index one_open_suspension on app_private.suspensions (user_id) where restored_on is null;

create type app_public.platform_person as (
  id uuid, name text, email text, status text, accounts text, sessions int, last_seen_at timestamptz, joined_on timestamptz,
  is_self boolean
);
comment on type app_public.platform_person is 'A person, as administrators of the platform see them.';
comment on column app_public.platform_person.email is 'The first of their addresses.';
comment on column app_public.platform_person.status is 'invited, active or suspended.';
comment on column app_public.platform_person.accounts is 'The names of the accounts for which the person acts.';
comment on column app_public.platform_person.sessions is 'Sessions that are open now.';
comment on column app_public.platform_person.last_seen_at is 'The time of the last use of an open session, accurate to five minutes.';
comment on column app_public.platform_person.is_self is 'True for the current user.';

create type app_public.place_of_person as (id uuid, account text, type text, role text, status text);
comment on type app_public.place_of_person is 'The role of a person in an account.';

create type app_public.session_of_person as (
  id uuid, browser text, system text, network text, last_used_at timestamptz, created_on timestamptz, is_current boolean
);
comment on type app_public.session_of_person is 'A session of a person.';

create type app_public.suspension_of_person as (
  id uuid, reason text, suspended_by text, suspended_on timestamptz, restored_by text, restored_on timestamptz
);
comment on type app_public.suspension_of_person is 'A suspension of a person; open while restored_on is null.';

create table app_private.message_retries (
  id uuid primary key default gen_random_uuid(),
  mail_id bigint references app_private.outbox on delete cascade,
  delivery_id uuid references app_public.webhook_deliveries on delete cascade,
  retried_by uuid references app_public.users on delete set null,
  retried_on timestamptz not null default app_private.now(),
  check ((mail_id is null) <> (delivery_id is null))
);
create index on app_private.message_retries (mail_id);
create index on app_private.message_retries (delivery_id);
create index on app_private.message_retries (retried_by);

create type app_public.platform_message as (
  id text, kind text, subject text, recipient text, account text, problem text, status_code int, tries int,
  last_tried_on timestamptz, status text, can_retry boolean
);
comment on type app_public.platform_message is 'A mail or a callback, as administrators of the platform see it.';
comment on column app_public.platform_message.kind is 'mail or callback.';
comment on column app_public.platform_message.subject is 'The subject of a mail, the type of the event of a callback.';
comment on column app_public.platform_message.recipient is 'The address of a mail, the host of the endpoint of a callback.';
comment on column app_public.platform_message.account is
  'The account whose request sent the mail, the account of the endpoint; null for a mail of the platform itself.';
comment on column app_public.platform_message.problem is
  'The reason why the last try failed: the answer of the mail server, or the error of the attempt as a code. Null when it was sent.';
comment on column app_public.platform_message.status_code is 'The status that the endpoint answered; null without an answer, and for a mail.';
comment on column app_public.platform_message.status is 'sent, waiting for its next try, or failed: it is not tried again by itself.';
comment on column app_public.platform_message.can_retry is
  'True for a failed message, except a callback of a disabled endpoint: its owner enables it first.';

create type app_public.message_figures as (sent int, waiting int, failed int);
comment on type app_public.message_figures is 'The numbers of mails and callbacks of 30 days by their status.';

/*
 * The health of the integrations: measured by the platform itself. Each call of a provider to the platform is recorded when it
 * ends, and kept for 30 days.
 */
create table app_private.provider_calls (
  id bigint primary key generated always as identity,
  service text not null,
  -- Why the platform refused the call, or failed; null for a call that it accepted.
  code text,
  ended_on timestamptz not null default app_private.now()
);
create index on app_private.provider_calls (service, ended_on desc);

create type app_public.health_of_integration as (
  id text, name text, type text, accounts int, successes int, failures int, last_success_on timestamptz,
  last_failure_on timestamptz, last_problem text, failing_since timestamptz
);
comment on type app_public.health_of_integration is 'The last outcomes of an integration, as the platform has seen them in 30 days.';
comment on column app_public.health_of_integration.id is 'The service of a provider; mail or webhooks.';
comment on column app_public.health_of_integration.type is 'The kind of integration; mail or webhooks.';
comment on column app_public.health_of_integration.accounts is 'Accounts that are connected to it; null for mail.';
comment on column app_public.health_of_integration.last_problem is 'The reason why the last failure failed.';
comment on column app_public.health_of_integration.failing_since is
  'The first failure since the last success; null when the last outcome was a success, and where there was none.';

create type app_public.platform_account as (
  id uuid, name text, type text, email text, managed_by text, status text, people int, sessions int, created_on timestamptz,
  is_self boolean
);
comment on type app_public.platform_account is 'An account, as administrators of the platform see it.';
comment on column app_public.platform_account.managed_by is 'The broker that runs it, until its own people claim it; null for any other account.';
comment on column app_public.platform_account.status is 'active or suspended.';
comment on column app_public.platform_account.people is 'The number of its delegates.';
comment on column app_public.platform_account.sessions is 'Sessions of its delegates that are open now.';
comment on column app_public.platform_account.is_self is 'True for the current account.';

create type app_public.person_of_account as (
  id uuid, person_id uuid, name text, email text, role text, status text, sessions int
);
comment on type app_public.person_of_account is 'A delegate of an account.';
comment on column app_public.person_of_account.status is 'active, suspended or invited in the account; also suspended where the person is on the whole platform.';

create type app_public.suspension_of_account as (
  id uuid, reason text, suspended_by text, suspended_on timestamptz, restored_by text, restored_on timestamptz
);
comment on type app_public.suspension_of_account is 'A suspension of an account; open while restored_on is null.';

create type app_public.feature_of_account as (feature text, is_on boolean, disabled_by text, disabled_on timestamptz);
comment on type app_public.feature_of_account is 'A feature that an account of this type has, and whether it is switched on.';

/*
 * Versions of brands: administrators of the platform publish a brand document for a slug, and take it back to any version. The
 * document that came with the platform, a file, is version 0. src/platform/server/publishedBrand.ts serves the latest version.
 */
create table app_private.brand_versions (
  id uuid primary key default gen_random_uuid(),
  slug text not null check (slug ~ '^[a-z0-9][a-z0-9-]{0,62}$'),
  number int not null check (number > 0),
  -- Null: the document that came with the platform is used again.
  document jsonb check (jsonb_typeof(document) = 'object' and length(document::text) <= 30000),
  -- The version that this one took its document from; null where it was written.
  taken_from int check (taken_from >= 0),
  published_by uuid references app_public.users on delete set null,
  published_on timestamptz not null default app_private.now(),
  unique (slug, number),
  check (document is not null or taken_from is not null)
);
create index on app_private.brand_versions (published_by);

create type app_public.platform_brand as (
  slug text, name text, number int, published_by text, published_on timestamptz
);
comment on type app_public.platform_brand is 'A brand, as administrators of the platform see it.';
comment on column app_public.platform_brand.name is 'The account that has the slug; null for the brand of the platform.';
comment on column app_public.platform_brand.number is 'The version that is served; 0 for the document that came with the platform.';

create type app_public.brand_version as (
  id uuid, number int, document json, taken_from int, published_by text, published_on timestamptz
);
comment on type app_public.brand_version is 'A version of a brand that was published.';
comment on column app_public.brand_version.document is 'The brand document; null where that of the platform''s files is used again.';
comment on column app_public.brand_version.taken_from is 'The version that its document was taken from; null where it was written.';
