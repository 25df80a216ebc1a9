-- With which vendors the owner of an investor's account agreed to work: only then may the vendor's own pages act in it.
create table app_public.vendor_consents (
  id uuid primary key default gen_random_uuid(),
  vendor_id uuid not null references app_public.accounts on delete cascade,
  investor_id uuid not null references app_public.accounts on delete cascade,
  -- The user who consented. The vendor cannot read it.
  user_id uuid not null references app_public.users on delete cascade,
  operation text not null check (operation in ('investorMakeDistribution', 'completeStep', 'giveVendorConsent')),
  given_on timestamptz not null default app_private.now(),
  ended_on timestamptz,
  version bigint not null default 1
);
comment on table app_public.vendor_consents is 'The consent of an investor to a vendor''s pages that act in its account.';
comment on column app_public.vendor_consents.operation is 'The operation by which the owner consented, signed in to the platform itself.';
comment on column app_public.vendor_consents.ended_on is 'The time when it was withdrawn, or the account got another owner; null while it holds.';
create unique index one_consent on app_public.vendor_consents (vendor_id, investor_id) where ended_on is null;
create index on app_public.vendor_consents (vendor_id, given_on desc, id);
create index on app_public.vendor_consents (investor_id, given_on desc, id);
create index on app_public.vendor_consents (user_id);

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
comment on table app_public.embed_keys is 'A secret key of a vendor. The secret itself is shown only when it is created.';
comment on column app_public.embed_keys.hint is 'The beginning and the end of the secret, to recognize it.';
comment on column app_public.embed_keys.origins is
  'The pages it may make sessions for: origins of https or of this computer, where :* stands for any port.';
comment on column app_public.embed_keys.components is 'The components it may make sessions for.';
comment on column app_public.embed_keys.made_by is
  'The person who made it; null for a key that a server or the demo data made.';
comment on column app_public.embed_keys.rotated_from is 'The key that it replaces.';
comment on column app_public.embed_keys.is_self_rotated is
  'True for a key that a server made with the key before it; it ends when that key is revoked.';
comment on column app_public.embed_keys.last_used_on is 'The day of its last use; null for never.';
comment on column app_public.embed_keys.expires_at is 'The time until which it works beside the key that replaces it.';
comment on column app_public.embed_keys.revoked_at is 'The time when it was ended, and every session made with it.';
-- An account reads its own keys, newest first.
create index on app_public.embed_keys (account_id, created_on desc, id);
create index on app_public.embed_keys (made_by);
create index on app_public.embed_keys (rotated_from);

create table app_private.embed_key_secrets (
  -- SHA-256 of the secret; the secret itself is never stored.
  secret_hash bytea primary key,
  embed_key_id uuid not null unique references app_public.embed_keys on delete cascade
);

create type app_public.embed_key_maker as (name text, status text);
comment on type app_public.embed_key_maker is 'The person who made a key, also after they left.';
comment on column app_public.embed_key_maker.status is
  'active or suspended as a delegate of the account, or left.';

-- make_embed_key, rotate_embed_key, revoke_embed_key. A secret is in the one answer of the transaction that made it.
create type app_public.new_embed_key as (embed_key app_public.embed_keys, secret text);
comment on type app_public.new_embed_key is 'A new key and its secret.';
comment on column app_public.new_embed_key.secret is
  'The secret, shown only once. Null where the same request is sent again under its Idempotency-Key.';
