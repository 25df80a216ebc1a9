-- A session of a vendor's token is renewed, for as long as it was granted.
create function app_private.refresh_embed_session(old_hash bytea, new_hash bytea, lifetime interval) returns timestamptz
language sql volatile set search_path = pg_catalog
as $$
  -- One session with several tokens: the old one opens nothing from now on, and ending the session ends both.
  update app_private.sessions
  set token_hash = new_hash, expires_at = least(app_private.now() + lifetime, renewable_until)
  where token_hash = old_hash and kind = 'embed' and expires_at > app_private.now() and renewable_until > app_private.now()
  returning expires_at
$$;
comment on function app_private.refresh_embed_session is 'Gives a session another token, granted the same; null when it may not be renewed.';
