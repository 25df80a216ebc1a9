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
