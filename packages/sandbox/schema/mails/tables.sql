create table app_private.outbox (
  id bigint primary key generated always as identity,
  to_email text not null,
  subject text not null,
  html text not null,
  -- The keys of its texts, and the values in them, by which it is written in the language of its reader; null where it has
  -- words of its own.
  contents jsonb,
  -- The language of its reader; English where it is not known.
  locale text,
  -- The account whose request sent the mail, and counts it; null where no account did, or where the count would
  -- tell something.
  account_id uuid references app_public.accounts on delete set null,
  -- A notice about a record that the reader has a part in: it does not count for the reader's address.
  is_notice boolean not null default false,
  -- The outcome of the last try: sent, or failed with the answer of the mail server.
  status text not null default 'sent' check (status in ('sent', 'failed')),
  problem text,
  tries int not null default 1,
  last_tried_on timestamptz not null default app_private.now(),
  created_on timestamptz not null default app_private.now(),
  check ((status = 'failed') = (problem is not null))
);
create index on app_private.outbox (account_id, created_on);
create index on app_private.outbox (lower(to_email), created_on) where not is_notice;
create index on app_private.outbox (last_tried_on desc);

create table app_private.person_locales (
  user_id uuid primary key references app_public.users on delete cascade,
  locale text not null check (locale ~ '^[A-Za-z]{2,3}(-[A-Za-z0-9]{1,8}){0,4}$')
);
comment on table app_private.person_locales is 'The language of a person''s last request.';

-- The default mail settings of a vendor's allocations: one row for each vendor, created with it.
create table app_public.vendor_default_email_preferences (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null unique references app_public.accounts on delete cascade,
  send_distribution boolean not null default true,
  version bigint not null default 1
);
comment on table app_public.vendor_default_email_preferences is 'The mail settings of a vendor, unless an allocation has its own.';
comment on column app_public.vendor_default_email_preferences.send_distribution is
  'True if an investor gets mail about a distribution made for them.';

-- Links that are mailed: to claim an account, to take its ownership over, to add an address to one's own. Only a token's
-- hash is kept.
create table app_private.mail_links (
  -- Names the mail, so that it can be sent again; opens nothing.
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('claim', 'ownership', 'address', 'undo', 'passkey')),
  -- Null for links of a person: an address, its removal, a first passkey.
  account_id uuid references app_public.accounts on delete cascade,
  email text not null check (app_private.is_email(email)),
  -- The owner who offers the account, or the person who wants the address; null for a claim.
  asked_by uuid references app_public.users on delete cascade,
  token_hash bytea unique,
  expires_at timestamptz,
  used_at timestamptz,
  sent_on timestamptz,
  created_on timestamptz not null default app_private.now(),
  unique (account_id, kind, email),
  check ((kind in ('address', 'undo', 'passkey')) = (account_id is null) and (kind = 'claim') = (asked_by is null))
);
create index on app_private.mail_links (asked_by);
create unique index on app_private.mail_links (asked_by, kind, email) where account_id is null;

-- The mails a person gets: a row for each kind that they turned off, or on again. A kind without a row is sent.
create table app_public.mail_choices (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references app_public.users on delete cascade,
  kind text not null check (kind in ('investments', 'offerings', 'withdrawals', 'signed_copies', 'accreditations')),
  is_on boolean not null,
  version bigint not null default 1,
  unique (user_id, kind)
);
comment on table app_public.mail_choices is 'The choice of a person for a kind of mail; without a row it is sent.';
comment on column app_public.mail_choices.kind is
  'investments made for them, offerings they are invited to, withdrawals of their investors, signed_copies of documents, accreditations that run out.';
comment on column app_public.mail_choices.is_on is 'True if it is sent.';
