import { WebSocket } from 'ws'
import pg from 'pg'
import { percentile } from './percentile.ts'
import { signIn } from './signIn.ts'

export interface PushFigures {
  sockets: number
  subscriptions: number
  changes: number
  p50: number
  p95: number
  /** Pushes that should have come and did not. */
  missed: number
}

const sockets = 500
const each = 20
const changes = 1000

/**
 * Measures how long a change takes to reach its watchers: 500 sockets with 20 subscriptions each, and a thousand changes, made
 * directly in the database so that only the way to the socket is measured.
 */
export async function measurePushes(origin: string, databaseUrl: string): Promise<PushFigures> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const watchers = await openWatchers(origin, client)
  const times: number[] = []
  let expected = 0
  for (let change = 0; change < changes; change++) {
    const id = watchers.ids[change % watchers.ids.length] ?? ''
    const watching = watchers.of(id)
    expected += watching.length
    const started = performance.now()
    const arrivals = Promise.all(watching.map((watcher) => watcher.next(id, 5000)))
    await client.query('update app_public.distributions set amount = amount where id = $1', [id])
    for (const at of await arrivals) if (at !== undefined) times.push(at - started)
  }
  watchers.close()
  await client.end()
  const missed = expected - times.length
  return {
    sockets,
    subscriptions: sockets * each,
    changes,
    p50: percentile(times, 0.5),
    p95: percentile(times, 0.95),
    missed,
  }
}

interface Watcher {
  ids: string[]
  /** When the next push of the row came; nothing when it did not come in time. */
  next(id: string, timeout: number): Promise<number | undefined>
  close(): void
}

async function openWatchers(origin: string, client: pg.Client) {
  const signed = await Promise.all(issuers.map((user) => signIn(origin, user)))
  const rows: string[][] = []
  for (const { account } of signed) rows.push(await idsOf(client, account))
  const watchers: Watcher[] = []
  for (let at = 0; at < sockets; at++) {
    const [who, own] = [signed[at % signed.length], rows[at % rows.length] ?? []]
    if (!who) break
    const from = (Math.floor(at / signed.length) * each) % Math.max(1, own.length - each)
    watchers.push(await openWatcher(origin, who, own.slice(from, from + each)))
  }
  return {
    ids: [...new Set(watchers.flatMap(({ ids }) => ids))],
    of: (id: string) => watchers.filter(({ ids }) => ids.includes(id)),
    close: () => watchers.forEach((watcher) => watcher.close()),
  }
}

/** Several people, because each may open only a limited number of sockets. */
const issuers = [
  'issuer@capstan.test',
  'issuer-admin@capstan.test',
  'issuer-viewer@capstan.test',
  'broker@capstan.test',
]

async function idsOf(client: pg.Client, account: string): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>(
    'select id from app_public.distributions where issuer_id = $1 or owner_id = $1 order by id limit 3000',
    [account],
  )
  return rows.map(({ id }) => id)
}

function openWatcher(
  origin: string,
  { cookie, account }: { cookie: string; account: string },
  ids: string[],
): Promise<Watcher> {
  const address = `${origin.replace('http', 'ws')}/wss/v1/?account=${account}`
  const socket = new WebSocket(address, { headers: { cookie, origin } })
  const waiting = new Map<string, (at: number) => void>()
  return new Promise((resolve, reject) => {
    socket.on('error', reject)
    socket.on('open', () => socket.send(JSON.stringify({ type: 'subscribe', table: 'distributions', ids })))
    socket.on('message', (data) => {
      const frame = JSON.parse(String(data)) as { type?: string; table?: string; id?: string }
      if (frame.type === 'subscribed') resolve({ ids, next, close: () => socket.close() })
      if (frame.id) waiting.get(frame.id)?.(performance.now())
    })
    const next = (id: string, timeout: number) =>
      new Promise<number | undefined>((arrived) => {
        const late = setTimeout(() => arrived(undefined), timeout)
        waiting.set(id, (at) => {
          clearTimeout(late)
          waiting.delete(id)
          arrived(at)
        })
      })
  })
}
