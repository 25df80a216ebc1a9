import { AsyncLocalStorage } from 'node:async_hooks'
import type pg from 'pg'

const reading = new AsyncLocalStorage<boolean>()

/** Whatever happens within may ask the database and change nothing in it: a write fails there, loudly. */
export const runReading = (work: () => void) => reading.run(true, work)

/** Whatever happens within may write, wherever it was called from. */
export const runWriting = (work: () => void) => reading.run(false, work)

const readOnly = new WeakSet<pg.PoolClient>()

/** Has a pool hand out connections that refuse to write to whoever is only reading. */
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

/** A connection keeps what it was told, so that most requests tell it nothing. */
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
 * A pool throws a client away when a query of its own fails, and opens another; on PGlite both would be the one
 * session, and their messages would mix. This query gives the client back whatever happens.
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
