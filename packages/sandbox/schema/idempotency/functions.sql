-- The answer under an Idempotency-Key: looked up before a request writes anything, stored in the same
-- transaction as its writes.
create function app_private.decrypt(ciphertext bytea) returns text
language sql stable set search_path = pg_catalog
as $$ select app_private.pgp_sym_decrypt(ciphertext, current_setting('app.tax_key')) $$;

create function app_private.key_account_id() returns uuid
language sql stable set search_path = pg_catalog
as $$ select coalesce(app_private.account_id(), '00000000-0000-0000-0000-000000000000') $$;

create function app_private.stored_answer(operation text) returns text
language plpgsql volatile set search_path = pg_catalog
as $$
declare
  asked_key text := current_setting('app.idempotency_key');
  stored app_private.idempotency;
begin
  -- A second request with the key waits here until the first has committed or failed.
  perform pg_advisory_xact_lock(hashtextextended(
    concat_ws(':', app_private.key_account_id(), app_private.user_id(), asked_key), 0));
  select * into stored from app_private.idempotency
  where account_id = app_private.key_account_id() and user_id = app_private.user_id() and key = asked_key;
  if stored.operation <> stored_answer.operation
    or stored.request_hash <> current_setting('app.request_hash') then
    perform app_private.refuse('idempotency_conflict', 'keyUsedForOther');
  end if;
  return app_private.decrypt(stored.answer);
end
$$;
comment on function app_private.stored_answer is 'The answer already given under the request''s Idempotency-Key.';

create function app_private.show_once(secret text) returns text
language sql volatile set search_path = pg_catalog
as $$
  select set_config('app.told_once', concat_ws(',', nullif(current_setting('app.told_once', true), ''), secret), true);
  select secret
$$;
comment on function app_private.show_once is
  'Returns the secret for the answer of this transaction. It is not stored: when the answer is repeated, it is null.';

create function app_private.without_secrets(answer text) returns text
language plpgsql stable set search_path = pg_catalog
as $$
declare
  secret text;
begin
  foreach secret in array string_to_array(coalesce(current_setting('app.told_once', true), ''), ',') loop
    -- The secret consists of letters and digits, so that it is the same in JSON.
    answer := replace(answer, '"' || secret || '"', 'null');
  end loop;
  return answer;
end
$$;

create function app_private.store_answer(operation text, answer text) returns void
language sql volatile set search_path = pg_catalog
as $$
  insert into app_private.idempotency (account_id, user_id, key, operation, request_hash, answer)
  values (app_private.key_account_id(), app_private.user_id(), current_setting('app.idempotency_key'), operation,
    current_setting('app.request_hash'), app_private.encrypt(app_private.without_secrets(answer)))
$$;
