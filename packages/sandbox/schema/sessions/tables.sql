-- Tables of the HTTP server: sessions, and the outbox of mails.
create table app_private.sessions (
  -- SHA-256 of the token; the token itself is never stored.
  token_hash bytea primary key,
  -- Names the session to its person.
  id uuid not null unique default gen_random_uuid(),
  user_id uuid not null references app_public.users on delete cascade,
  account_id uuid references app_public.accounts on delete cascade,
  kind text not null check (kind in ('cookie', 'embed')),
  -- Where an embed session may be used from; null for a cookie.
  origins text[],
  expires_at timestamptz not null,
  created_on timestamptz not null default app_private.now(),
  -- The key that created an embed session: the session is revoked with the key.
  embed_key_id uuid,
  -- The grants of an embed session; null for a cookie, which has all rights of its person.
  components text[],
  -- The actions of the administration blocks that an embed session was not granted; null when it was granted all.
  switched_off text[] check (switched_off <@ array['delete', 'lock', 'sync', 'test', 'edit']),
  -- Until when an embed session may be refreshed.
  renewable_until timestamptz,
  -- The name of the browser, and its network; never a whole address.
  browser text,
  system text,
  network text,
  used_at timestamptz not null default app_private.now(),
  -- The end of the passkey confirmation of the session.
  confirmed_until timestamptz,
  -- Until when a first passkey is added in it, after the mailed link was opened.
  enrols_until timestamptz,
  -- The address that the person signed in with; null where the provider names none.
  email text
);
create index on app_private.sessions (user_id);
create index on app_private.sessions (account_id);
create index on app_private.sessions (embed_key_id);

-- Why a session ended: pages that still use its token are notified, on the socket at once and with the next request.
create table app_private.ended_sessions (
  token_hash bytea primary key,
  reason text not null check (reason in ('ended_elsewhere', 'ownership_passed', 'signed_out', 'deactivated', 'ended_by_platform')),
  ended_on timestamptz not null default app_private.now()
);
create index on app_private.ended_sessions (ended_on);

/*
 * The sessions of a person, readable by that person: browser, place of the last use, expiry. The tokens stay in
 * app_private.sessions; its triggers maintain these rows. Embed sessions are excluded.
 */
create table app_public.user_sessions (
  id uuid primary key references app_private.sessions (id) on delete cascade,
  user_id uuid not null references app_public.users on delete cascade,
  browser text check (browser ~ '^[A-Za-z ]+$'),
  system text check (system ~ '^[A-Za-z ]+$'),
  network text check (network ~ '^[0-9a-fx.:]+$'),
  last_used_at timestamptz not null,
  expires_at timestamptz not null,
  version bigint not null default 1,
  created_on timestamptz not null
);
comment on table app_public.user_sessions is 'A session of a person.';
comment on column app_public.user_sessions.browser is 'The name of the browser; null if it is unknown.';
comment on column app_public.user_sessions.system is 'The operating system; null if it is unknown.';
comment on column app_public.user_sessions.network is 'The beginning of the IP address of its last use, such as 203.0.113.x.';
comment on column app_public.user_sessions.last_used_at is 'The time of its last use, accurate to five minutes.';
comment on column app_public.user_sessions.expires_at is 'The time at which it expires.';
comment on column app_public.user_sessions.created_on is 'The time when the person signed in.';
create index on app_public.user_sessions (user_id, last_used_at desc, id);
