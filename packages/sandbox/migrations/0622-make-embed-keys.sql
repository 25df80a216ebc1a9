-- make_embed_key, rotate_embed_key, revoke_embed_key. A secret is in the one answer of the transaction that made it.
create type app_public.new_embed_key as (embed_key app_public.embed_keys, secret text);
comment on type app_public.new_embed_key is 'A key that was made just now, and its secret.';
comment on column app_public.new_embed_key.secret is
  'The secret, shown only once. Null where the same request is sent again under its Idempotency-Key.';

create function app_private.secret_hint(secret text) returns text
language sql immutable set search_path = pg_catalog
as $$ select left(secret, 12) || '…' || right(secret, 4) $$;

create function app_private.add_embed_key(wanted app_public.embed_keys) returns app_public.new_embed_key
language plpgsql volatile set search_path = pg_catalog
as $$
declare
  secret text := app_private.show_once('sk_live_' || encode(app_private.gen_random_bytes(24), 'hex'));
  made app_public.embed_keys;
begin
  insert into app_public.embed_keys (account_id, name, origins, components, made_by, rotated_from, is_self_rotated, hint)
  values (wanted.account_id, wanted.name, wanted.origins, wanted.components, app_private.user_id(), wanted.rotated_from,
    coalesce(wanted.is_self_rotated, false), app_private.secret_hint(secret))
  returning * into made;
  insert into app_private.embed_key_secrets (secret_hash, embed_key_id)
  values (sha256(convert_to(secret, 'utf8')), made.id);
  return row(made, secret);
end
$$;

create function app_public.make_embed_key(name text, origins text[], components text[]) returns app_public.new_embed_key
language plpgsql volatile security definer set search_path = pg_catalog
as $$
declare
  wanted app_public.embed_keys;
begin
  wanted.account_id := app_private.require_operation('make_embed_key');
  wanted.name := make_embed_key.name;
  wanted.origins := make_embed_key.origins;
  wanted.components := make_embed_key.components;
  -- Of two at once the second waits here, and counts the first.
  perform from app_public.accounts where id = wanted.account_id for no key update;
  -- Checked only here: an account at the limit can still rotate its keys.
  if (
    select count(*) from app_public.embed_keys as others
    where others.account_id = wanted.account_id and not app_private.has_ended(others)
  ) >= 20 then
    perform app_private.refuse('too_many_embed_keys', 'An account has at most 20 keys. Revoke one that is not used.');
  end if;
  return app_private.add_embed_key(wanted);
end
$$;
comment on function app_public.make_embed_key is
  'Makes a secret key, with which the vendor''s server makes embed sessions.';

create function app_private.held_embed_key(key_id uuid, owner uuid) returns app_public.embed_keys
language plpgsql volatile set search_path = pg_catalog
as $$
declare
  held app_public.embed_keys;
begin
  select * into held from app_public.embed_keys where id = key_id and account_id = owner for no key update;
  if held.id is null then
    perform app_private.refuse('not_found', 'There is nothing here.');
  end if;
  return held;
end
$$;
comment on function app_private.held_embed_key is 'The account''s key of this id, locked against other changes.';

create function app_private.check_rotation(embed_key app_public.embed_keys, keep_old_for int) returns void
language plpgsql volatile set search_path = pg_catalog
as $$
begin
  if coalesce(keep_old_for not between 0 and 604800, true) then
    perform app_private.refuse_field('keepOldFor', 'keepOldFor must be a number of seconds, at most a week.');
  elsif app_private.has_ended(embed_key) then
    perform app_private.refuse('embed_key_ended', 'This key has ended.');
  elsif embed_key.expires_at is not null then
    perform app_private.refuse('embed_key_rotating', 'Another key takes the place of this one already.');
  elsif keep_old_for > 0 and exists (
    select from app_public.embed_keys as former
    where former.id = embed_key.rotated_from and not app_private.has_ended(former)
  ) then
    perform app_private.refuse('embed_key_rotating',
      'The key before this one still opens. Revoke it first, or wait until it has ended.');
  end if;
end
$$;
comment on function app_private.check_rotation is 'Two keys at once, and no more, have one name and purpose.';

create function app_private.replace_embed_key(
  former app_public.embed_keys, keep_old_for int, by_itself boolean default false
)
returns app_public.new_embed_key
language plpgsql volatile set search_path = pg_catalog
as $$
begin
  perform app_private.check_rotation(former, keep_old_for);
  if keep_old_for > 0 then
    update app_public.embed_keys set expires_at = app_private.now() + make_interval(secs => keep_old_for)
    where id = former.id;
  else
    -- A key that leaked takes the sessions with it that it was used for.
    update app_public.embed_keys set revoked_at = app_private.now() where id = former.id;
  end if;
  former.rotated_from := former.id;
  former.is_self_rotated := by_itself;
  return app_private.add_embed_key(former);
end
$$;

create function app_public.rotate_embed_key(id uuid, keep_old_for int default 86400) returns app_public.new_embed_key
language sql volatile security definer set search_path = pg_catalog
as $$
  select app_private.replace_embed_key(
    app_private.held_embed_key(id, app_private.require_operation('rotate_embed_key')), keep_old_for)
$$;
comment on function app_public.rotate_embed_key is
  'Another key with the same name, origins and components. The old one opens for so many seconds more, a day '
  'unless said; with 0 it ends at once, and every session made with it.';

create function app_public.revoke_embed_key(id uuid) returns app_public.embed_keys
language plpgsql volatile security definer set search_path = pg_catalog
as $$
declare
  held app_public.embed_keys := app_private.held_embed_key(
    revoke_embed_key.id, app_private.require_operation('revoke_embed_key'));
begin
  -- Who has a leaked key can rotate it: a key that was made with it ends with it, and so do the keys made with that one.
  with recursive leaked as (
    select held.id as id
    union
    select successors.id from app_public.embed_keys as successors join leaked on successors.rotated_from = leaked.id
    where successors.is_self_rotated
  )
  update app_public.embed_keys set revoked_at = app_private.now()
  where embed_keys.id in (select leaked.id from leaked) and revoked_at is null;
  select * into held from app_public.embed_keys where embed_keys.id = held.id;
  return held;
end
$$;
comment on function app_public.revoke_embed_key is
  'Ends the key, the keys that were made with it by API, and every session made with them, at once.';
grant execute on function app_public.make_embed_key, app_public.rotate_embed_key, app_public.revoke_embed_key
  to app_user;

create function app_private.rotate_own_key(key_id uuid, keep_old_for int) returns text
language plpgsql volatile set search_path = pg_catalog
as $$
declare
  former app_public.embed_keys;
  made app_public.new_embed_key;
begin
  select * into former from app_public.embed_keys where id = key_id;
  former := app_private.held_embed_key(former.id, former.account_id);
  made := app_private.replace_embed_key(former, keep_old_for, by_itself => true);
  perform app_private.mail_managers(former.account_id, 'A secret key of ' || accounts.name || ' was rotated by a server',
    'The secret key ' || former.name || ' of ' || accounts.name || ' was rotated with the key itself. If your server did '
      || 'not do this, the key has leaked: revoke it, and every key that was made with it ends too.',
    '/settings/integrations', 'Open the keys')
  from app_public.accounts where accounts.id = former.account_id;
  return made.secret;
end
$$;
comment on function app_private.rotate_own_key is
  'Rotates the key that a server brings, notifies the owner and the admins by mail, and returns the new secret.';
