import { randomUUID } from 'node:crypto'
import { applySettings } from '../db/applySettings.ts'
import { inTransaction } from '../db/inTransaction.ts'
import type { Database } from '../db/openDb.ts'
import { type OperationEntry, recordOperations } from './recordOperations.ts'

/**
 * Who did something outside GraphQL, and for which account; a provider's server is nobody.
 *
 * The account is a person's own: whoever names one they do not belong to is written down without it.
 */
export interface Actor {
  userId: string | null
  accountId: string | null
  requestId?: string
}

/** Writes down what a route of HTTP did, or refused to do. */
export async function recordOperation(
  db: Database,
  actor: Actor,
  entry: Omit<OperationEntry, 'id'>,
): Promise<void> {
  await inTransaction(db, async (client) => {
    await applySettings(client, actorSettings(actor))
    await recordOperations(client, [{ ...entry, id: randomUUID() }])
  })
}

/** What the database has to know for the audit. */
export function actorSettings({ userId, accountId, requestId }: Actor): Record<string, string> {
  return {
    'app.user_id': userId ?? '',
    'app.account_id': accountId ?? '',
    'app.request_id': requestId ?? '',
  }
}
