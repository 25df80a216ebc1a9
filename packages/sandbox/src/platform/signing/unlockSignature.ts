import { applySettings } from '../db/applySettings.ts'
import { inTransaction } from '../db/inTransaction.ts'
import { contextSettings } from '../graphql/pgSettings.ts'
import { refusalOf } from '../http/errors/refusalOf.ts'
import type { RequestContext } from '../http/requestContext.ts'
import type { Database } from '../db/Database.ts'

/**
 * Allows the documents of a step to be signed for half an hour. When the account requires a second factor, the session must have
 * been confirmed recently.
 */
export async function unlockSignature(db: Database, context: RequestContext, stepId: string): Promise<void> {
  const { role: _, ...settings } = contextSettings(context)
  await inTransaction(db, async (client) => {
    await applySettings(client, settings)
    await client.query('select app_private.unlock_signature($1)', [stepId])
  }).catch((error: unknown) => Promise.reject(refusalOf(error)))
}
