import { randomUUID } from 'node:crypto'
import { applySettings } from '../db/applySettings.ts'
import { inTransaction } from '../db/inTransaction.ts'
import { type OperationEntry, recordOperations } from './recordOperations.ts'
import type { Database } from '../db/Database.ts'

/**
 * The user and the account of an operation outside GraphQL; a provider's server has no user.
 *
 * The account must be one of the user's own: an operation that names another account is recorded without it.
 */
export interface Actor {
  userId: string | null
  accountId: string | null
  requestId?: string
}

/** Records the operation or the refusal of an HTTP route. */
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

/** Returns the settings that the database reads for the audit. */
export function actorSettings({ userId, accountId, requestId }: Actor): Record<string, string> {
  return {
    'app.user_id': userId ?? '',
    'app.account_id': accountId ?? '',
    'app.request_id': requestId ?? '',
  }
}
