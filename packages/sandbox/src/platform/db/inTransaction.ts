import type { PoolClient } from 'pg'
import type { Database } from './Database.ts'

/** Does all of it or nothing; a connection that broke is thrown away. */
export async function inTransaction<T>(
  { pool }: Database,
  work: (client: PoolClient) => Promise<T>,
): Promise<T> {
  const client = await pool.connect()
  let broken: Error | undefined
  try {
    await client.query('begin')
    const result = await work(client)
    const { command } = await client.query('commit')
    // PostgreSQL answers the commit of an aborted transaction with a rollback, and no error.
    if (command !== 'COMMIT') throw new Error('The transaction was rolled back.')
    return result
  } catch (error) {
    await client.query('rollback').catch((lost: Error) => (broken = lost))
    throw error
  } finally {
    client.release(broken)
  }
}
