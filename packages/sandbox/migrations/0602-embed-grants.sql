-- What a vendor's token may do, for how long it may be renewed, and which key asked for it.
alter table app_private.embed_keys
  add column id uuid not null default gen_random_uuid() unique,
  -- A key that was replaced still opens for a while, so that no server is cut off in the middle of the change.
  add column expires_at timestamptz;

alter table app_private.sessions
  add column embed_key_id uuid references app_private.embed_keys (id) on delete cascade,
  -- What an embed session was granted; null for a cookie, which may do whatever its person may.
  add column components text[],
  -- Until when an embed session may be refreshed.
  add column renewable_until timestamptz,
  -- A token is refreshed once: whoever holds the old one cannot go on beside its owner.
  add column refreshed boolean not null default false;
create index on app_private.sessions (embed_key_id);

create function app_private.embed_vendor(key_hash bytea, out key_id uuid, out vendor_id uuid) returns setof record
language sql stable set search_path = pg_catalog
as $$
  select id, account_id from app_private.embed_keys
  where embed_keys.key_hash = embed_vendor.key_hash and (expires_at is null or expires_at > app_private.now())
$$;

create function app_private.rotate_embed_key(old_key uuid, new_hash bytea, keep_old interval) returns uuid
language plpgsql volatile set search_path = pg_catalog
as $$
declare
  made uuid;
begin
  insert into app_private.embed_keys (key_hash, account_id, name)
  select new_hash, account_id, name from app_private.embed_keys where id = old_key returning id into made;
  if keep_old > '0' then
    update app_private.embed_keys set expires_at = app_private.now() + keep_old where id = old_key;
  else
    -- A key that leaked takes the tokens with it that it was used for.
    delete from app_private.embed_keys where id = old_key;
  end if;
  return made;
end
$$;

create function app_private.refresh_embed_session(old_hash bytea, new_hash bytea, lifetime interval) returns timestamptz
language plpgsql volatile set search_path = pg_catalog
as $$
declare
  held app_private.sessions;
  ends timestamptz;
begin
  -- Requests on their way with the old token still arrive.
  update app_private.sessions set refreshed = true, expires_at = least(expires_at, app_private.now() + interval '30 s')
  where token_hash = old_hash and kind = 'embed' and not refreshed
    and expires_at > app_private.now() and renewable_until > app_private.now()
  returning * into held;
  if held is null then
    return null;
  end if;
  ends := least(app_private.now() + lifetime, held.renewable_until);
  insert into app_private.sessions
    (token_hash, user_id, account_id, kind, origins, components, embed_key_id, renewable_until, expires_at)
  values (new_hash, held.user_id, held.account_id, 'embed', held.origins, held.components, held.embed_key_id,
    held.renewable_until, ends);
  perform app_private.tell_session(old_hash, new_hash);
  return ends;
end
$$;
comment on function app_private.refresh_embed_session is 'A new token for an old one, granted the same; null when it may not be renewed.';
