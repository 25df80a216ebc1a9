-- A session that ends or moves on is told to every server, so that its sockets close, or live on, wherever they are.
create function app_private.tell_session(session_key bytea, next_key bytea default null) returns void
language sql volatile set search_path = pg_catalog
as $$
  select pg_notify('app_session',
    jsonb_build_object('key', encode(session_key, 'hex'), 'next', encode(next_key, 'hex'))::text)
$$;

create function app_private.session_changed() returns trigger
language plpgsql volatile set search_path = pg_catalog
as $$
begin
  if tg_op = 'DELETE' then
    -- What ran out long ago has closed its sockets already.
    if old.expires_at > app_private.now() then
      perform app_private.tell_session(old.token_hash);
    end if;
  else
    perform app_private.tell_session(old.token_hash, new.token_hash);
  end if;
  return null;
end
$$;
create trigger session_ended after delete on app_private.sessions
  for each row execute function app_private.session_changed();
create trigger session_rotated after update of token_hash on app_private.sessions
  for each row when (old.token_hash <> new.token_hash) execute function app_private.session_changed();

create function app_private.end_sessions() returns trigger
language plpgsql volatile security definer set search_path = pg_catalog
as $$
begin
  delete from app_private.sessions where user_id = new.id;
  return null;
end
$$;
comment on function app_private.end_sessions is 'Who may not sign in any more is signed out at once, everywhere.';
create trigger end_sessions after update of status on app_public.users
  for each row when (new.status = 'inactive') execute function app_private.end_sessions();
