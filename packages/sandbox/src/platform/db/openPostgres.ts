import pg from 'pg'
import type { Database } from './openDb.ts'

/** A pool on a PostgreSQL server; listening takes a connection of its own. */
export async function openPostgres(url: string): Promise<Database> {
  const pool = new pg.Pool({ connectionString: url, max: 10 })
  // A connection that dies while idle is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => undefined)
  return {
    kind: 'postgres',
    pool,
    listen: (channel, callback) => listen(url, channel, callback),
    close: () => pool.end(),
  }
}

type OnPayload = (payload: string) => void

/** Listens until stopped, and comes back when the connection is lost. */
async function listen(url: string, channel: string, callback: OnPayload): Promise<() => Promise<void>> {
  let stopped = false
  let client = await connect(url, channel, callback, reconnect)

  function reconnect(): void {
    if (stopped) return
    setTimeout(() => {
      if (stopped) return
      connect(url, channel, callback, reconnect).then((next) => (client = next), reconnect)
    }, 500).unref()
  }

  return async () => {
    stopped = true
    await client.end()
  }
}

async function connect(url: string, channel: string, callback: OnPayload, onLost: () => void): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  let lost = false
  const lose = () => {
    if (!lost) onLost()
    lost = true
  }
  client.on('error', lose)
  client.on('end', lose)
  client.on('notification', (note) => note.channel === channel && callback(note.payload ?? ''))
  await client.query(`listen ${client.escapeIdentifier(channel)}`)
  return client
}
