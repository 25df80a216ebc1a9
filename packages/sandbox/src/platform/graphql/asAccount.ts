import type { PoolClient } from 'pg'
import { applySettings } from '../db/applySettings.ts'
import { contextSettings } from './pgSettings.ts'
import type { RequestContext } from '../http/requestContext.ts'
import type { Database } from '../db/Database.ts'

/** Runs queries as the person and account of a request, so that they see only rows that row-level security allows. */
export async function asAccount<T>(
  db: Database,
  context: RequestContext,
  run: (client: PoolClient) => Promise<T>,
): Promise<T> {
  const client = await db.pool.connect()
  try {
    await client.query('begin')
    await applySettings(client, contextSettings(context))
    const result = await run(client)
    await client.query('commit')
    return result
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    throw error
  } finally {
    client.release()
  }
}
