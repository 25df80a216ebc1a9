import type { Database } from '../db/openDb.ts'

/** The user that a token would act as, and the consent of the account's owner to the vendor. */
export interface Reach {
  userId: string | null
  /** `not_needed` for an account that is the vendor's own; null when it may have no token at all. */
  consent: 'not_needed' | 'given' | 'needed' | null
  /** The path on which the owner continues what the vendor prepared, and so agrees; null when there is nothing to agree to. */
  continuePath: string | null
}

/** Returns the access that a session of a vendor would have to an account. */
export async function reachOf(db: Database, vendorId: string, accountId: string): Promise<Reach> {
  const { rows } = await db.pool.query<Reach>(
    'select user_id as "userId", consent, continue_path as "continuePath" from app_private.embed_reach($1, $2)',
    [vendorId, accountId],
  )
  return rows[0] ?? { userId: null, consent: null, continuePath: null }
}
