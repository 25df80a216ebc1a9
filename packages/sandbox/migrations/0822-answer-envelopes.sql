/*
 * Answers that the browser encrypts: an envelope is sealed for a public key of the platform, opened by the server to be checked,
 * and kept as it came. The private keys lie here encrypted; a key that was replaced opens what was sealed for it.
 */
create table app_private.envelope_keys (
  id text primary key check (length(id) between 8 and 64),
  -- The uncompressed point on P-256, base64url.
  public_key text not null,
  -- The private key, PKCS #8 in base64.
  ciphertext bytea not null,
  created_on timestamptz not null default app_private.now(),
  -- When another took its place.
  replaced_on timestamptz
);
alter table app_private.envelope_keys enable row level security;
create unique index on app_private.envelope_keys ((replaced_on is null)) where replaced_on is null;

create function app_private.add_envelope_key(id text, public_key text, private_key text) returns void
language plpgsql volatile set search_path = pg_catalog
as $$
begin
  update app_private.envelope_keys set replaced_on = app_private.now() where replaced_on is null;
  insert into app_private.envelope_keys (id, public_key, ciphertext)
  values (add_envelope_key.id, add_envelope_key.public_key, app_private.encrypt(private_key));
end
$$;
comment on function app_private.add_envelope_key is 'The key that is given out from now on.';

create function app_private.envelope_private_key(key_id text) returns text
language sql stable set search_path = pg_catalog
as $$ select app_private.decrypt(ciphertext) from app_private.envelope_keys where id = key_id $$;

alter table app_private.step_answers
  alter column ciphertext drop not null,
  -- As it came, where it came sealed.
  add column envelope jsonb,
  add constraint step_answers_check check (num_nonnulls(ciphertext, envelope) = 1);

create or replace function app_private.keep_answers(step app_public.steps, answers jsonb) returns void
language plpgsql volatile set search_path = pg_catalog
as $$
declare
  -- Said by the server for the steps whose envelopes it opened.
  sealed jsonb := nullif(current_setting('app.envelopes', true), '')::jsonb -> step.id::text;
begin
  if sealed is null and answers ? 'envelope' then
    perform app_private.refuse('envelope_not_valid', 'These answers could not be decrypted. Please send them again.');
  end if;
  insert into app_private.step_answers (step_id, ciphertext, envelope)
  values (step.id, case when sealed is null then app_private.encrypt(answers::text) end, sealed)
  on conflict on constraint step_answers_pkey
  do update set ciphertext = excluded.ciphertext, envelope = excluded.envelope;
end
$$;
comment on function app_private.keep_answers is 'Keeps the answers to a step encrypted: in the envelope they came in, or else under the platform''s own key.';
