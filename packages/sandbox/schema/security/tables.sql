/*
 * Passkeys: the second factor of a person. Where an account requires one, protected operations need a session that was confirmed
 * with a passkey within the last five minutes.
 */
create table app_public.passkeys (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references app_public.users on delete cascade,
  name text not null check (length(name) between 1 and 100),
  last_used_at timestamptz,
  version bigint not null default 1,
  created_on timestamptz not null default app_private.now()
);
comment on table app_public.passkeys is 'A passkey of a person.';
comment on column app_public.passkeys.name is 'The name given by the person.';
comment on column app_public.passkeys.last_used_at is 'The time of its last confirmation; null for never.';
comment on column app_public.passkeys.created_on is 'The time when it was added.';
create index on app_public.passkeys (user_id, created_on, id);

create table app_private.passkey_secrets (
  passkey_id uuid primary key references app_public.passkeys on delete cascade,
  credential_id text not null unique,
  public_key bytea not null,
  counter bigint not null default 0,
  transports text[] not null default '{}'
);

-- The challenge that a browser has to sign: one a session, short-lived.
create table app_private.passkey_challenges (
  session_id uuid primary key references app_private.sessions (id) on delete cascade,
  purpose text not null check (purpose in ('add', 'confirm')),
  challenge text not null,
  -- The ticket that opens the platform's page for an embed session, and the challenge of that page.
  ticket_hash bytea unique,
  options json,
  created_on timestamptz not null default app_private.now()
);

-- Whether an account requires a second factor, and for which operations.
create table app_public.security_settings (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null unique references app_public.accounts on delete cascade,
  requires_second_factor boolean not null,
  version bigint not null default 1
);
comment on table app_public.security_settings is 'The security settings of an account; an account without a row requires no second factor.';
comment on column app_public.security_settings.requires_second_factor is
  'True if operations on its access, money and signatures require a confirmation with a passkey.';
