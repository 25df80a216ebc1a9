-- Writes that must happen once: the key, the request's fingerprint and its answer, stored in the transaction of the write itself.
-- An answer may repeat the input, so it is encrypted.
create table app_private.idempotency (
  -- The account acted for; the nil uuid when none is chosen yet.
  account_id uuid not null,
  user_id uuid not null references app_public.users on delete cascade,
  key text not null check (length(key) between 1 and 200),
  operation text not null,
  request_hash text not null,
  answer bytea not null,
  created_on timestamptz not null default app_private.now(),
  primary key (account_id, user_id, key)
);
create index on app_private.idempotency (user_id);
create index on app_private.idempotency (created_on);
