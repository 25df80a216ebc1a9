import type { PoolClient } from 'pg'
import type { Database } from './openDb.ts'

/** Does all of it or nothing. */
export async function inTransaction<T>(
  { pool }: Database,
  work: (client: PoolClient) => Promise<T>,
): Promise<T> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    const result = await work(client)
    await client.query('commit')
    return result
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    throw error
  } finally {
    client.release()
  }
}
