-- What the HTTP side keeps: sessions, mail that would have been sent.
create table app_private.sessions (
  -- SHA-256 of the token; the token itself is never stored.
  token_hash bytea primary key,
  user_id uuid not null references app_public.users on delete cascade,
  account_id uuid references app_public.accounts on delete cascade,
  kind text not null check (kind in ('cookie', 'embed')),
  -- Where an embed session may be used from; null for a cookie.
  origins text[],
  expires_at timestamptz not null,
  created_on timestamptz not null default app_private.now(),
  -- The key an embed session was made with: what becomes of the key becomes of the session.
  embed_key_id uuid,
  -- What an embed session was granted; null for a cookie, which may do whatever its person may.
  components text[],
  -- Until when an embed session may be refreshed.
  renewable_until timestamptz
);
alter table app_private.sessions enable row level security;
create index on app_private.sessions (user_id);
create index on app_private.sessions (account_id);
create index on app_private.sessions (embed_key_id);

create table app_private.outbox (
  id bigint primary key generated always as identity,
  to_email text not null,
  subject text not null,
  html text not null,
  created_on timestamptz not null default app_private.now()
);
alter table app_private.outbox enable row level security;
