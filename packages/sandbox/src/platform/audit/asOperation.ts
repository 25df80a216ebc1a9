import { randomUUID } from 'node:crypto'
import type { PoolClient } from 'pg'
import { applySettings } from '../db/applySettings.ts'
import { inTransaction } from '../db/inTransaction.ts'
import type { Database } from '../db/openDb.ts'
import { type Actor, actorSettings, recordOperation } from './recordOperation.ts'
import { recordOperations } from './recordOperations.ts'

/**
 * Does work of a route or a worker in one transaction, written down with everything it changes.
 *
 * Work that throws is rolled back, and written down as refused or failed.
 */
export async function asOperation<T>(
  db: Database,
  { operation, ...actor }: Actor & { operation: string },
  work: (client: PoolClient) => Promise<T>,
): Promise<T> {
  const id = randomUUID()
  try {
    return await inTransaction(db, async (client) => {
      await applySettings(client, { ...actorSettings(actor), 'app.operation_id': id })
      const result = await work(client)
      await recordOperations(client, [{ id, operation, outcome: 'done' }])
      return result
    })
  } catch (error) {
    await recordOperation(db, actor, { operation, ...outcomeOf(error) })
    throw error
  }
}

function outcomeOf(error: unknown): { outcome: 'refused' | 'failed'; code: string } {
  const { code, detail = '{}' } = error as { code?: string; detail?: string }
  if (code !== 'CPSTN') return { outcome: 'failed', code: 'internal' }
  return { outcome: 'refused', code: String((JSON.parse(detail) as { code?: string }).code) }
}
