-- Secret keys: with one, a vendor's server makes embed sessions. An account owns its keys, people make and end them.
create table app_public.embed_keys (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references app_public.accounts on delete cascade,
  name text not null check (length(name) between 1 and 100),
  hint text not null,
  origins text[] not null check (cardinality(origins) between 1 and 20),
  components text[] not null check (cardinality(components) between 1 and 40),
  made_by uuid references app_public.users on delete set null,
  rotated_from uuid references app_public.embed_keys on delete set null,
  is_self_rotated boolean not null default false,
  last_used_on date check (last_used_on between '0001-01-01' and '9999-12-31'),
  expires_at timestamptz,
  revoked_at timestamptz,
  version bigint not null default 1,
  created_on timestamptz not null default app_private.now()
);
comment on table app_public.embed_keys is 'A secret key of a vendor. The secret itself is shown once, when it is made.';
comment on column app_public.embed_keys.hint is 'The beginning and the end of the secret, to know it by.';
comment on column app_public.embed_keys.origins is
  'The pages it may make sessions for: origins of https or of this computer, where :* stands for any port.';
comment on column app_public.embed_keys.components is 'The components it may make sessions for.';
comment on column app_public.embed_keys.made_by is
  'The person who made it; null for a key that a server or the demo data made.';
comment on column app_public.embed_keys.rotated_from is 'The key it takes the place of.';
comment on column app_public.embed_keys.is_self_rotated is
  'True for a key that a server made with the key before it; it ends when that key is revoked.';
comment on column app_public.embed_keys.last_used_on is 'The day it was used last; null for never.';
comment on column app_public.embed_keys.expires_at is 'Until when it opens beside the key that takes its place.';
comment on column app_public.embed_keys.revoked_at is 'The time when it was ended, and every session made with it.';
-- An account reads its own keys, newest first.
create index on app_public.embed_keys (account_id, created_on desc, id);
create index on app_public.embed_keys (made_by);
create index on app_public.embed_keys (rotated_from);
select app_private.make_live('app_public.embed_keys');

create table app_private.embed_key_secrets (
  -- SHA-256 of the secret; the secret itself is never stored.
  secret_hash bytea primary key,
  embed_key_id uuid not null unique references app_public.embed_keys on delete cascade
);
alter table app_private.embed_key_secrets enable row level security;

alter table app_public.embed_keys enable row level security;
create policy select_own on app_public.embed_keys for select using (account_id = (select app_private.account_id()));
create policy update_own on app_public.embed_keys for update using (account_id = (select app_private.account_id()));
select app_private.make_writable('app_public.embed_keys', 'embed_key');
grant select, update (name, origins, components, version) on app_public.embed_keys to app_user;

select app_private.allow(operation, '{issuer,broker}')
from unnest(array['make_embed_key', 'update_embed_key', 'rotate_embed_key', 'revoke_embed_key']) as operation;

create type app_public.embed_key_maker as (name text, status text);
comment on type app_public.embed_key_maker is 'The person who made a key, also after they left.';
comment on column app_public.embed_key_maker.status is
  'active or suspended as a delegate of the account; left is who is none any more.';

create function app_public.embed_keys_maker(embed_key app_public.embed_keys) returns app_public.embed_key_maker
language sql stable security definer set search_path = pg_catalog
as $$
  select concat_ws(' ', first_name, last_name),
    case when users.status = 'inactive' then 'left' else coalesce(delegates.status, 'left') end
  from app_public.users
  left join app_public.users_accounts as delegates
    on delegates.user_id = users.id and delegates.account_id = embed_key.account_id
  where users.id = embed_key.made_by
$$;
comment on function app_public.embed_keys_maker is
  'The person who made it: a key stays with the account when its maker does not.';
grant execute on function app_public.embed_keys_maker to app_user;

create function app_private.notify_made_keys() returns trigger
language plpgsql volatile security definer set search_path = pg_catalog
as $$
begin
  -- A new version, so that readers of the keys see the status of their maker.
  update app_public.embed_keys set made_by = made_by
  where made_by = old.user_id and account_id = old.account_id and revoked_at is null;
  return null;
end
$$;
create trigger notify_made_keys after delete or update of status on app_public.users_accounts
  for each row execute function app_private.notify_made_keys();
