import type { PoolClient } from 'pg'
import type { Database } from '../db/Database.ts'

/** Works in a transaction of which nothing remains. */
export async function withRollback<T>(
  { pool }: Database,
  work: (client: PoolClient) => Promise<T>,
): Promise<T> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    return await work(client)
  } finally {
    await client.query('rollback')
    client.release()
  }
}
