/*
 * The sessions of a person, as the person reads them: with which browser, where it was last used, until when. What opens a
 * session stays in app_private.sessions, whose triggers keep these rows. A session of a vendor's page is none of them.
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
comment on column app_public.user_sessions.network is 'The beginning of the address it was used from last, such as 203.0.113.x.';
comment on column app_public.user_sessions.last_used_at is 'The time when it was used last, to within five minutes.';
comment on column app_public.user_sessions.expires_at is 'Until when it stays open.';
comment on column app_public.user_sessions.created_on is 'The time when the person signed in.';
create index on app_public.user_sessions (user_id, last_used_at desc, id);
select app_private.make_live('app_public.user_sessions');

alter table app_public.user_sessions enable row level security;
create policy select_own on app_public.user_sessions for select using (
  user_id = (select app_private.user_id())
  and expires_at > (select app_private.now())
  and (select current_setting('app.session_kind', true)) = 'cookie'
);
grant select on app_public.user_sessions to app_user;

create function app_private.session_id() returns uuid
language sql stable set search_path = pg_catalog
as $$ select nullif(current_setting('app.session_id', true), '')::uuid $$;
comment on function app_private.session_id is 'The session the request came with.';

create function app_public.user_sessions_is_current(user_session app_public.user_sessions) returns boolean
language sql stable set search_path = pg_catalog
as $$ select user_session.id::text = current_setting('app.session_id', true) $$;
comment on function app_public.user_sessions_is_current is 'True if it is the session that asks.';
grant execute on function app_public.user_sessions_is_current to app_user;

create function app_private.list_session() returns trigger
language plpgsql volatile security definer set search_path = pg_catalog
as $$
begin
  insert into app_public.user_sessions as listed
    (id, user_id, browser, system, network, last_used_at, expires_at, created_on)
  values (new.id, new.user_id, new.browser, new.system, new.network, new.used_at, new.expires_at, new.created_on)
  on conflict (id) do update set browser = excluded.browser, system = excluded.system, network = excluded.network,
    last_used_at = excluded.last_used_at, expires_at = excluded.expires_at;
  return null;
end
$$;
create trigger list_session after insert or update of browser, system, network, used_at, expires_at
  on app_private.sessions for each row when (new.kind = 'cookie') execute function app_private.list_session();
