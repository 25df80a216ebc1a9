import { AsyncLocalStorage } from 'node:async_hooks'
import type pg from 'pg'

const reading = new AsyncLocalStorage<boolean>()

/** Runs work that may only read the database: a write within it throws an error. */
export const runReading = (work: () => void) => reading.run(true, work)

/** Runs work that may write, even when it is called from `runReading`. */
export const runWriting = (work: () => void) => reading.run(false, work)

const readOnly = new WeakSet<pg.PoolClient>()

/** Makes a pool hand out connections that refuse the writes of `runReading`. */
export function refuseWritesOfReaders(pool: pg.Pool): void {
  // The overloads with callbacks are left out: nothing here uses them.
  const connect = pool.connect.bind(pool) as () => Promise<pg.PoolClient>
  const guarded = async () => {
    const isReading = reading.getStore() === true
    const client = await connect()
    if (isReading !== readOnly.has(client)) await turn(client, isReading)
    return client
  }
  pool.connect = guarded as pg.Pool['connect']
  pool.query = queryOf(guarded)
}

/** A connection keeps its setting, so most requests need no extra statement. */
async function turn(client: pg.PoolClient, isReading: boolean): Promise<void> {
  try {
    await client.query(`set default_transaction_read_only = ${isReading ? 'on' : 'off'}`)
  } catch (error) {
    client.release(true)
    throw error
  }
  if (isReading) readOnly.add(client)
  else readOnly.delete(client)
}

/**
 * A pool discards a client when a query of the pool fails, and opens another; on PGlite both would share the one session, and
 * their messages would mix. This query releases the client in every case.
 */
function queryOf(connect: () => Promise<pg.PoolClient>): pg.Pool['query'] {
  const query = async (...args: Parameters<pg.PoolClient['query']>) => {
    const client = await connect()
    try {
      return await client.query(...args)
    } finally {
      client.release()
    }
  }
  return query as pg.Pool['query']
}
