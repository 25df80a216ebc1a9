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
create trigger session_ended after delete on app_private.sessions
  for each row execute function app_private.session_changed();
create trigger session_rotated after update of token_hash on app_private.sessions
  for each row when (old.token_hash <> new.token_hash) execute function app_private.session_changed();

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
create trigger end_sessions after update of status on app_public.users
  for each row when (new.status = 'inactive') execute function app_private.end_sessions();
