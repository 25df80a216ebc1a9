-- end_session and end_other_sessions: a person signs out of where they are signed in.
-- A vendor's page ends no session of its reader's.
create function app_private.require_own_session() returns uuid
language plpgsql stable set search_path = pg_catalog
as $$
begin
  if current_setting('app.session_kind', true) is distinct from 'cookie' then
    perform app_private.refuse('not_allowed', 'Operation not allowed');
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
    perform app_private.refuse('not_found', 'There is nothing here.');
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
  -- What a vendor's page has open in the person's name ends, too.
  perform app_private.end_sessions_of(person, 'ended_elsewhere', kept => app_private.session_id());
end
$$;
comment on function app_public.end_other_sessions is
  'Signs a person out everywhere but here, and ends what vendors'' pages have open in their name.';
select app_private.allow_everyone(operation) from unnest(array['end_session', 'end_other_sessions']) as operation;
grant execute on function app_public.end_session, app_public.end_other_sessions to app_user;
