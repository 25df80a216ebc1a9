import { randomUUID } from 'node:crypto'
import type { PoolClient } from 'pg'
import { applySettings } from '../db/applySettings.ts'
import { inTransaction } from '../db/inTransaction.ts'
import { type Actor, actorSettings, recordOperation } from './recordOperation.ts'
import { recordOperations } from './recordOperations.ts'
import type { Database } from '../db/Database.ts'

/** An operation, and its actor. */
export interface DoneOperation extends Actor {
  operation: string
  /** The provider that calls the platform, of an operation that is such a call: the health of integrations shows its outcome. */
  provider?: string
}

/**
 * Does work of a route or a worker in one transaction, written down with everything it changes.
 *
 * Work that throws is rolled back, and written down as refused or failed.
 */
export async function asOperation<T>(
  db: Database,
  { operation, provider, ...actor }: DoneOperation,
  work: (client: PoolClient) => Promise<T>,
): Promise<T> {
  const id = randomUUID()
  try {
    return await inTransaction(db, async (client) => {
      await applySettings(client, { ...actorSettings(actor), 'app.operation_id': id })
      const result = await work(client)
      await recordOperations(client, [{ id, operation, outcome: 'done' }])
      if (provider) await noteCall(client, provider)
      return result
    })
  } catch (error) {
    const outcome = outcomeOf(error)
    await recordOperation(db, actor, { operation, ...outcome })
    // A duplicate callback is not a failure.
    if (provider && outcome.code !== 'callback_ignored') await noteCall(db.pool, provider, outcome.code)
    throw error
  }
}

/** Notes how a call of a provider ended; without a code it was accepted. */
const noteCall = (client: Pick<PoolClient, 'query'>, provider: string, code?: string) =>
  client.query('insert into app_private.provider_calls (service, code) values ($1, $2)', [
    provider,
    code ?? null,
  ])

function outcomeOf(error: unknown): { outcome: 'refused' | 'failed'; code: string } {
  const { code, detail = '{}' } = error as { code?: string; detail?: string }
  if (code !== 'CPSTN') return { outcome: 'failed', code: 'internal' }
  return { outcome: 'refused', code: String((JSON.parse(detail) as { code?: string }).code) }
}
