import { createHash } from 'node:crypto'
import { accountIds } from './ids.ts'
import type { SeedContext } from './SeedContext.ts'

/** The secret key of the demo broker's server. It opens nothing but demo data. */
export const demoSecretKey = 'sk_test_larkspur_0123456789abcdef'

/** Lets the demo broker ask for tokens. */
export async function seedEmbedKeys({ client }: SeedContext): Promise<void> {
  await client.query('insert into app_private.embed_keys (key_hash, account_id, name) values ($1, $2, $3)', [
    createHash('sha256').update(demoSecretKey).digest(),
    accountIds.larkspur,
    'Demo site',
  ])
}
