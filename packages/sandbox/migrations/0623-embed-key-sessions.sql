-- The sessions of a key: within its origins and components, while the key is valid.
alter table app_private.sessions
  add foreign key (embed_key_id) references app_public.embed_keys on delete cascade;

create function app_private.use_embed_key(
  asked_hash bytea, out key_id uuid, out vendor_id uuid, out components text[], out refusal text
) returns setof record
language plpgsql volatile set search_path = pg_catalog
as $$
declare
  used app_public.embed_keys;
begin
  select embed_keys.* into used
  from app_private.embed_key_secrets join app_public.embed_keys on embed_keys.id = embed_key_id
  where secret_hash = asked_hash;
  if used.id is null or app_private.has_ended(used) then
    return;
  end if;
  -- Only the day of its use is shown, so that it is written once a day.
  update app_public.embed_keys set last_used_on = app_private.today()
  where id = used.id and last_used_on is distinct from app_private.today();
  return query select used.id, used.account_id, used.components, case
    when exists (
      select from app_private.account_suspensions as suspensions
      where suspensions.account_id = used.account_id and restored_on is null
    ) then 'account_suspended'
    when exists (
      select from app_private.disabled_features as disabled
      where disabled.account_id = used.account_id and disabled.feature = 'secret_keys'
    ) then 'feature_not_available'
  end;
end
$$;
comment on function app_private.use_embed_key is
  'The vendor of the key, the permitted sessions, and the code of a refusal when the vendor may not use it now; nothing for an invalid key.';

create function app_private.first_beyond(bounds text[], wanted text[]) returns text
language sql immutable set search_path = pg_catalog
as $$
  select one from unnest(wanted) as one
  where one <> all (bounds) and regexp_replace(one, ':\d+$', '') || ':*' <> all (bounds) limit 1
$$;
comment on function app_private.first_beyond is
  'The first that is not within the bounds of a key, where :* stands for any port; null for none.';

create function app_private.asked_components(granted text[]) returns text[]
language sql immutable set search_path = pg_catalog
as $$ select array_remove(granted, 'invitation') $$;
comment on function app_private.asked_components is
  'The components that a key needs; without the consent of the investor, every key has only the invitation.';

create function app_private.hold_embed_key(key_id uuid) returns app_public.embed_keys
language sql volatile set search_path = pg_catalog
as $$ select * from app_public.embed_keys where id = key_id for share $$;
comment on function app_private.hold_embed_key is
  'The key, locked against ending and narrowing until the end of this transaction.';

create function app_private.check_embed_session() returns trigger
language plpgsql volatile set search_path = pg_catalog
as $$
declare
  held app_public.embed_keys := app_private.hold_embed_key(new.embed_key_id);
  beyond text := coalesce(
    app_private.first_beyond(held.origins, new.origins), app_private.first_beyond(held.components, app_private.asked_components(new.components)));
begin
  -- A key that was replaced in good order leaves its sessions to be refreshed.
  if held.revoked_at is not null then
    perform app_private.refuse('embed_key_ended', 'This key has ended.');
  elsif beyond is not null then
    perform app_private.refuse('beyond_embed_key', 'This key makes no sessions for ' || left(beyond, 100) || '.');
  end if;
  return new;
end
$$;
create trigger check_embed_session before insert on app_private.sessions
  for each row when (new.embed_key_id is not null) execute function app_private.check_embed_session();

create function app_private.end_embed_sessions() returns trigger
language plpgsql volatile security definer set search_path = pg_catalog
as $$
begin
  delete from app_private.sessions
  where embed_key_id = new.id and (
    new.revoked_at is not null
    or app_private.first_beyond(new.origins, sessions.origins) is not null
    or app_private.first_beyond(new.components, app_private.asked_components(sessions.components)) is not null);
  return null;
end
$$;
comment on function app_private.end_embed_sessions is
  'Sessions go no further than their key, also when it was narrowed later.';
create trigger end_embed_sessions after update of revoked_at, origins, components on app_public.embed_keys
  for each row execute function app_private.end_embed_sessions();
