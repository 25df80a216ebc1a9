-- Writes that must happen once: the key, the request's fingerprint and where the answer is found,
-- stored in the transaction of the write itself. The answer holds ids and codes only, never what was typed.
create table app_private.idempotency (
  -- The account acted for; the nil uuid when none is chosen yet.
  account_id uuid not null,
  user_id uuid not null references app_public.users on delete cascade,
  key text not null check (length(key) between 1 and 200),
  operation text not null,
  request_hash text not null,
  answer jsonb not null,
  created_on timestamptz not null default app_private.now(),
  primary key (account_id, user_id, key)
);
alter table app_private.idempotency enable row level security;
create index on app_private.idempotency (user_id);
create index on app_private.idempotency (created_on);

create function app_private.key_account_id() returns uuid
language sql stable set search_path = pg_catalog
as $$ select coalesce(app_private.account_id(), '00000000-0000-0000-0000-000000000000') $$;

create function app_private.stored_answer(operation text) returns jsonb
language plpgsql volatile security definer set search_path = pg_catalog
as $$
declare
  asked_key text := nullif(current_setting('app.idempotency_key', true), '');
  stored app_private.idempotency;
begin
  if asked_key is null then
    return null;
  end if;
  -- A second request with the key waits here until the first has committed or failed.
  perform pg_advisory_xact_lock(hashtextextended(
    concat_ws(':', app_private.key_account_id(), app_private.user_id(), asked_key), 0));
  select * into stored from app_private.idempotency
  where account_id = app_private.key_account_id() and user_id = app_private.user_id() and key = asked_key;
  if stored.operation <> stored_answer.operation
    or stored.request_hash <> current_setting('app.request_hash', true) then
    perform app_private.refuse('idempotency_conflict', 'This Idempotency-Key was used for another request.');
  end if;
  return stored.answer;
end
$$;
comment on function app_private.stored_answer is 'The answer already given under the request''s Idempotency-Key.';

create function app_private.store_answer(operation text, answer jsonb) returns void
language sql volatile security definer set search_path = pg_catalog
as $$
  insert into app_private.idempotency (account_id, user_id, key, operation, request_hash, answer)
  select app_private.key_account_id(), app_private.user_id(), key, operation,
    coalesce(current_setting('app.request_hash', true), ''), answer
  from nullif(current_setting('app.idempotency_key', true), '') as key
  where key is not null
  on conflict do nothing
$$;
