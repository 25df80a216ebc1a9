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
alter table app_private.sessions enable row level security;
create index on app_private.sessions (user_id);
create index on app_private.sessions (account_id);
create index on app_private.sessions (embed_key_id);

-- Why a session ended: pages that still use its token are notified, on the socket at once and with the next request.
create table app_private.ended_sessions (
  token_hash bytea primary key,
  reason text not null check (reason in ('ended_elsewhere', 'ownership_passed', 'signed_out', 'deactivated', 'ended_by_platform')),
  ended_on timestamptz not null default app_private.now()
);
alter table app_private.ended_sessions enable row level security;
create index on app_private.ended_sessions (ended_on);

create table app_private.outbox (
  id bigint primary key generated always as identity,
  to_email text not null,
  subject text not null,
  html text not null,
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
alter table app_private.outbox enable row level security;
create index on app_private.outbox (account_id, created_on);
create index on app_private.outbox (lower(to_email), created_on) where not is_notice;

create table app_private.person_locales (
  user_id uuid primary key references app_public.users on delete cascade,
  locale text not null check (locale ~ '^[A-Za-z]{2,3}(-[A-Za-z0-9]{1,8}){0,4}$')
);
comment on table app_private.person_locales is 'The language in which a person last asked for something.';
alter table app_private.person_locales enable row level security;

create function app_private.note_locale(person uuid, locale text) returns void
language sql volatile set search_path = pg_catalog
as $$
  insert into app_private.person_locales (user_id, locale) values (person, note_locale.locale)
  on conflict (user_id) do update set locale = excluded.locale where person_locales.locale <> excluded.locale
$$;

create function app_private.locale_of(email text) returns text
language sql stable set search_path = pg_catalog
as $$
  select coalesce(
    (
      select person_locales.locale from app_public.users
      join app_private.person_locales on person_locales.user_id = users.id
      where users.emails @> array[lower(btrim(email))] order by users.created_on, users.id limit 1
    ),
    nullif(current_setting('app.locale', true), '')
  )
$$;
comment on function app_private.locale_of is
  'The language of the person with this address; for an unknown address that of the request, whose sender may know them.';
