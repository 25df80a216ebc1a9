/*
 * Answers that the browser encrypts: an envelope is sealed for a public key of the platform. The server opens it for validation
 * and stores it unchanged. The private keys are stored encrypted; a replaced key still opens the envelopes sealed for it.
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
create unique index on app_private.envelope_keys ((replaced_on is null)) where replaced_on is null;
