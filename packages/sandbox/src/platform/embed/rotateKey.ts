import { newToken, tokenHash } from '../auth/sessions.ts'
import type { Database } from '../db/openDb.ts'

/**
 * Gives a vendor another secret key, which is told once and kept nowhere.
 *
 * The old one opens for so many seconds more; with 0 it ends at once, and the tokens it was used for with it.
 */
export async function rotateKey(db: Database, keyId: string, keepOldFor: number): Promise<string> {
  const key = `sk_live_${newToken().replaceAll('-', '_')}`
  await db.pool.query('select app_private.rotate_embed_key($1, $2, make_interval(secs => $3))', [
    keyId,
    tokenHash(key),
    keepOldFor,
  ])
  return key
}
