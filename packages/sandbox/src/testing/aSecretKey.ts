import type { Database } from '../platform/db/Database.ts'

interface SecretKey {
  secret: string
  accountId: string
  origins?: string[]
}

/** Stores a key with a secret that the test knows, and returns its id. */
export async function aSecretKey({ pool }: Database, key: SecretKey): Promise<string> {
  const { secret, accountId, origins = ['https://invest.larkspur.example'] } = key
  const { rows } = await pool.query<{ id: string }>(
    `with made as (
       insert into app_public.embed_keys (hint, account_id, name, origins, components)
       values ('sk_test_…', $2, $3, $4, app_private.embed_components()) returning id
     ) insert into app_private.embed_key_secrets (secret_hash, embed_key_id)
     select sha256($1), id from made returning embed_key_id as id`,
    [Buffer.from(secret), accountId, secret, origins],
  )
  return rows[0]?.id ?? ''
}
