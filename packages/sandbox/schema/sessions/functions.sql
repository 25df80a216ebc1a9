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

-- The end or the rotation of a session is sent to every server, so that its sockets close, or continue, on each of them.
create function app_private.notify_session(session_key bytea, next_key bytea default null, reason text default null)
returns void
language sql volatile set search_path = pg_catalog
as $$
  select pg_notify('app_session', jsonb_build_object(
    'key', encode(session_key, 'hex'), 'next', encode(next_key, 'hex'), 'reason', reason)::text)
$$;

create function app_private.session_changed() returns trigger
language plpgsql volatile security definer set search_path = pg_catalog
as $$
declare
  reason text := nullif(current_setting('app.session_end', true), '');
begin
  if tg_op = 'DELETE' then
    -- A session that expired long ago has no open sockets.
    if old.expires_at > app_private.now() then
      if reason is not null then
        insert into app_private.ended_sessions (token_hash, reason) values (old.token_hash, reason)
        on conflict (token_hash) do nothing;
      end if;
      perform app_private.notify_session(old.token_hash, reason => reason);
    end if;
  else
    perform app_private.notify_session(old.token_hash, new.token_hash);
  end if;
  return null;
end
$$;

create function app_private.end_sessions_of(person uuid, reason text, kept uuid default null, only_one uuid default null)
returns void
language plpgsql volatile set search_path = pg_catalog
as $$
begin
  perform set_config('app.session_end', reason, true);
  delete from app_private.sessions
  where user_id = person and id is distinct from kept and (only_one is null or id = only_one);
  perform set_config('app.session_end', '', true);
end
$$;
comment on function app_private.end_sessions_of is 'Ends the sessions of a person, or one of them, and says why.';

create function app_private.end_sessions() returns trigger
language plpgsql volatile security definer set search_path = pg_catalog
as $$
begin
  perform app_private.end_sessions_of(new.id, 'deactivated');
  return null;
end
$$;
comment on function app_private.end_sessions is 'Ends all sessions of a user who may no longer sign in.';

create function app_private.session_id() returns uuid
language sql stable set search_path = pg_catalog
as $$ select nullif(current_setting('app.session_id', true), '')::uuid $$;
comment on function app_private.session_id is 'The session the request came with.';

create function app_public.user_sessions_is_current(user_session app_public.user_sessions) returns boolean
language sql stable set search_path = pg_catalog
as $$ select user_session.id::text = current_setting('app.session_id', true) $$;
comment on function app_public.user_sessions_is_current is 'True for the current session.';

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

-- end_session and end_other_sessions: a person signs out of where they are signed in.
-- A vendor's page ends no session of its reader's.
create function app_private.require_own_session() returns uuid
language plpgsql stable set search_path = pg_catalog
as $$
begin
  if current_setting('app.session_kind', true) is distinct from 'cookie' then
    perform app_private.refuse('not_allowed', 'notAllowed');
  end if;
  return app_private.user_id();
end
$$;

create function app_private.confirm_ending() returns uuid
language plpgsql stable set search_path = pg_catalog
as $$
declare
  person uuid := app_private.require_own_session();
begin
  -- A stolen session must not sign out the person it was stolen from.
  if app_private.is_required_of(person) then
    perform app_private.refuse_unconfirmed(person);
  end if;
  return person;
end
$$;
comment on function app_private.confirm_ending is
  'The person of the session; refuses an unconfirmed one where an account of theirs requires a second factor.';

create function app_public.end_session(id uuid) returns app_public.user_sessions
language plpgsql volatile security definer set search_path = pg_catalog
as $$
declare
  ended app_public.user_sessions;
begin
  perform app_private.require_operation('end_session');
  select * into ended from app_public.user_sessions as listed
  where listed.id = end_session.id and listed.user_id = app_private.confirm_ending() for update;
  if ended.id is null then
    perform app_private.refuse('not_found', 'nothingHere');
  end if;
  perform app_private.end_sessions_of(ended.user_id, 'ended_elsewhere', only_one => ended.id);
  return ended;
end
$$;
comment on function app_public.end_session is 'Signs a person out of one of their sessions, at once.';

create function app_public.end_other_sessions() returns setof app_public.user_sessions
language plpgsql volatile security definer set search_path = pg_catalog
as $$
declare
  person uuid;
begin
  perform app_private.require_operation('end_other_sessions');
  person := app_private.confirm_ending();
  return query select * from app_public.user_sessions as listed
    where listed.user_id = person and listed.id <> app_private.session_id() for update;
  -- Embed sessions of the person end, too.
  perform app_private.end_sessions_of(person, 'ended_elsewhere', kept => app_private.session_id());
end
$$;
comment on function app_public.end_other_sessions is
  'Ends all other sessions of the person, including those of vendors'' pages.';
