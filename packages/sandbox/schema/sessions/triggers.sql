create trigger session_ended after delete on app_private.sessions
  for each row execute function app_private.session_changed();
create trigger session_rotated after update of token_hash on app_private.sessions
  for each row when (old.token_hash <> new.token_hash) execute function app_private.session_changed();
create trigger check_embed_session before insert on app_private.sessions
  for each row when (new.embed_key_id is not null) execute function app_private.check_embed_session();
create trigger check_own_components before insert or update of components, account_id on app_private.sessions
  for each row when (new.kind = 'embed') execute function app_private.check_own_components();
create trigger list_session after insert or update of browser, system, network, used_at, expires_at
  on app_private.sessions for each row when (new.kind = 'cookie') execute function app_private.list_session();

select app_private.make_live('app_public.user_sessions', 'user_id');
