import pg from 'pg'
import { refuseWritesOfReaders } from './reading.ts'
import type { Database, Outage } from './Database.ts'

/** Opens a pool on a PostgreSQL server; listening takes a separate connection. */
export async function openPostgres(url: string): Promise<Database> {
  const pool = new pg.Pool({ connectionString: url, max: 10 })
  // A connection that dies while idle is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => undefined)
  // A connection that dies while in use makes its query fail.
  pool.on('connect', (client) => client.on('error', () => undefined))
  refuseWritesOfReaders(pool)
  return {
    kind: 'postgres',
    pool,
    listen: (channel, callback, outage) => listen({ url, channel, callback, ...outage }),
    close: () => pool.end(),
  }
}

interface Listening extends Outage {
  url: string
  channel: string
  callback: (payload: string) => void
}

/** Listens until stopped, and comes back when the connection is lost. */
async function listen(listening: Listening): Promise<() => Promise<void>> {
  let stopped = false
  let client = await connect(listening, lose)

  function lose(): void {
    if (!stopped) listening.onLost?.()
    reconnect()
  }

  function reconnect(): void {
    if (!stopped) setTimeout(() => void comeBack().catch(reconnect), 500).unref()
  }

  async function comeBack(): Promise<void> {
    if (stopped) return
    client = await connect(listening, lose)
    listening.onGap?.()
  }

  return async () => {
    stopped = true
    await client.end()
  }
}

async function connect({ url, channel, callback }: Listening, onLost: () => void): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url })
  let lost = false
  const lose = () => {
    if (!lost) onLost()
    lost = true
  }
  // A client that never connects rejects the promise below, and the caller that awaits it tries again.
  client.on('error', () => undefined)
  await client.connect()
  client.on('error', lose)
  client.on('end', lose)
  client.on('notification', (note) => note.channel === channel && callback(note.payload ?? ''))
  await client.query(`listen ${client.escapeIdentifier(channel)}`)
  return client
}
