import { applySettings } from '../db/applySettings.ts'
import { inTransaction } from '../db/inTransaction.ts'
import type { Database } from '../db/openDb.ts'
import { contextSettings } from '../graphql/pgSettings.ts'
import { refusalOf } from '../http/refusalOf.ts'
import type { RequestContext } from '../http/requestContext.ts'

/**
 * Lets the documents of a step be signed for half an hour. Where the account requires a second factor, only for whoever
 * confirmed a moment ago: the session knows.
 */
export async function unlockSignature(db: Database, context: RequestContext, stepId: string): Promise<void> {
  const { role: _, ...settings } = contextSettings(context)
  await inTransaction(db, async (client) => {
    await applySettings(client, settings)
    await client.query('select app_private.unlock_signature($1)', [stepId])
  }).catch((error: unknown) => Promise.reject(refusalOf(error)))
}
