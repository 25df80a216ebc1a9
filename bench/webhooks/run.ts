// Tests whether an event is lost, repeated under another id, or out of order when both servers and the receiver are killed at
// random, and measures the cost of an event for the write that makes it. Two servers, one PostgreSQL, at DATABASE_URL.
// pnpm bench webhooks [--events 10000] [--every 1500] [--write]
import { type ChildProcess, fork } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { once } from 'node:events'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { machineLine } from '../machine.ts'
import { type Cost, costOfEvents } from './cost.ts'

const { values } = parseArgs({
  options: {
    events: { type: 'string', default: '10000' },
    every: { type: 'string', default: '1500' },
    port: { type: 'string', default: '4597' },
    write: { type: 'boolean', default: false },
  },
})
const databaseUrl = process.env.DATABASE_URL
if (!databaseUrl) throw new Error('This needs a PostgreSQL: install it, or set DATABASE_URL.')

const folder = mkdtempSync(path.join(os.tmpdir(), 'capstan-webhooks-'))
const file = path.join(folder, 'arrived')
const changes = Number(values.events)
const began = performance.now()
// Secrets are encrypted with it, by this process and by the servers.
process.env.CAPSTAN_TAX_KEY ??= 'bench'
const serverScript = fileURLToPath(
  new URL('../../packages/sandbox/src/testing/server/webhookServer.ts', import.meta.url),
)
const receiverScript = fileURLToPath(new URL('receiver.ts', import.meta.url))
// The first server to come migrates and seeds the database.
const seeding = await start(serverScript, [JSON.stringify({ databaseUrl, distributions: [], changes: 0 })])
await end(seeding, 'SIGKILL')
const client = new pg.Client({ connectionString: databaseUrl })
await client.connect()
const broker = await idOf(`select id from app_public.accounts where name = 'Larkspur Securities LLC'`)
const distributions = await openInvestments()
const costs = await costOfEvents(client, distributions)
await client.query('truncate app_public.webhook_events, app_private.webhook_positions cascade')
await client.query("set app.resetting = 'on'")
await client.query('truncate app_public.changes, app_public.operations cascade')
const endpoint = await anEndpoint()

const kills = { servers: 0, receiver: 0 }
const job = JSON.stringify({ databaseUrl, distributions, changes })
const children = [
  await start(serverScript, [job]),
  await start(serverScript, [job]),
  await start(receiverScript, [file, values.port]),
]
await untilAlmostDelivered()
await untilDelivered()
await Promise.all(children.map((child) => end(child, 'SIGKILL')))

const found = await read()
const report = reportOf(found, costs)
console.log(report)
if (values.write)
  writeFileSync(new URL('../reports/webhooks.md', import.meta.url), `${report}\n\n${machineLine()}\n`)
await client.end()
rmSync(folder, { recursive: true })
process.exit(found.lost + found.unwritten + found.twoIds + found.outOfOrder > 0 ? 1 : 0)

async function openInvestments(): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>(
    `select id from app_public.distributions where owner_id = $1 and not locked and status in ('open', 'closed') order by id limit 50`,
    [broker],
  )
  await client.query('update app_public.distributions set amount = 10 where id = any ($1) and amount <> 10', [
    rows.map(({ id }) => id),
  ])
  return rows.map(({ id }) => id)
}

async function idOf(sql: string, parameters: unknown[] = []): Promise<string> {
  const { rows } = await client.query<{ id: string }>(sql, parameters)
  if (!rows[0]) throw new Error(`No row: ${sql}`)
  return rows[0].id
}

async function anEndpoint(): Promise<string> {
  await client.query(
    `select set_config('app.tax_key', $1, false), set_config('app.is_sandbox', 'on', false)`,
    [process.env.CAPSTAN_TAX_KEY],
  )
  const id = await idOf(
    `insert into app_public.webhook_endpoints (account_id, name, url, is_ordered) values ($1, 'Bench', $2, true) returning id`,
    [broker, `http://127.0.0.1:${values.port}/`],
  )
  await client.query(
    'select app_private.add_webhook_secret(one) from app_public.webhook_endpoints as one where id = $1',
    [id],
  )
  return id
}

async function start(script: string, args: string[]): Promise<ChildProcess> {
  const child = fork(script, args, {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  await once(child, 'message')
  return child
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null) return
  const exit = once(child, 'exit')
  child.kill(signal)
  await exit
}

/** Kills one of the three at a random moment, and starts it again. */
async function killOne(): Promise<void> {
  await wait(Math.random() * 2 * Number(values.every))
  const which = Math.floor(Math.random() * 3)
  const child = children[which]
  if (!child) return
  await end(child, 'SIGKILL')
  if (which === 2) kills.receiver++
  else kills.servers++
  children[which] = await (which === 2
    ? start(receiverScript, [file, values.port])
    : start(serverScript, [job]))
}

/** Kills until every change is made, and all but the last deliveries. */
async function untilAlmostDelivered(): Promise<void> {
  for (;;) {
    const made = await count('app_public.changes', `"table" = 'distributions' and after ? 'amount'`)
    const open = await countOpen()
    console.error(
      `${made} of ${changes} changes, ${open} not delivered, ${kills.servers + kills.receiver} kills`,
    )
    if (made >= changes && open < changes / 20) return
    await killOne()
    // Deliveries that failed while the receiver was down wait five minutes by the platform's clock, which the test moves.
    await client.query(`update app_private.clock set "offset" = "offset" + interval '6 minutes'`)
  }
}

/** The last attempts, without further kills. */
async function untilDelivered(): Promise<void> {
  const until = Date.now() + 600_000
  for (;;) {
    const open = await countOpen()
    if (open === 0) return
    if (Date.now() > until) return console.error(`${open} deliveries still wait.`)
    await client.query(`update app_private.clock set "offset" = "offset" + interval '31 minutes'`)
    await wait(2_000)
  }
}

/** Events that are not published, and deliveries that wait. */
async function countOpen(): Promise<number> {
  return (
    (await count('app_public.webhook_events', 'position is null')) +
    (await count('app_private.webhook_queue', 'true'))
  )
}

async function count(table: string, where: string): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    `select count(*)::int as count from ${table} where ${where}`,
  )
  return rows[0]?.count ?? 0
}

async function read() {
  const { rows: events } = await client.query<{ id: string; key: string }>(
    `select id, subject_id || ' ' || subject_version as key from app_public.webhook_events where account_id = $1`,
    [broker],
  )
  const { rows: deliveries } = await client.query<{ attempts: number; failed: number }>(
    `select count(*)::int as attempts, count(*) filter (where not is_delivered)::int as failed from app_public.webhook_attempts
      where endpoint_id = $1`,
    [endpoint],
  )
  const lines = existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : []
  const ids = new Map<string, Set<string>>()
  const last = new Map<string, number>()
  const seen = new Set<string>()
  let outOfOrder = 0
  for (const line of lines) {
    const [id = '', subject = '', version = ''] = line.split(' ')
    const key = `${subject} ${version}`
    ids.set(key, (ids.get(key) ?? new Set()).add(id))
    if (seen.has(id)) continue
    seen.add(id)
    if (Number(version) < (last.get(subject) ?? 0)) outOfOrder++
    last.set(subject, Math.max(Number(version), last.get(subject) ?? 0))
  }
  const made = await count('app_public.changes', `"table" = 'distributions' and after ? 'amount'`)
  return {
    made,
    events: events.length,
    unwritten: Math.abs(made - events.length),
    lost: events.filter(({ id }) => !seen.has(id)).length,
    twoIds: [...ids.values()].filter((several) => several.size > 1).length,
    repeated: lines.length - seen.size,
    outOfOrder,
    ...(deliveries[0] ?? { attempts: 0, failed: 0 }),
    seconds: Math.round((performance.now() - began) / 1_000),
  }
}

function reportOf(found: Awaited<ReturnType<typeof read>>, measured: readonly Cost[]): string {
  const { made, events, unwritten, lost, twoIds, repeated, outOfOrder, attempts, failed, seconds } = found
  const rows = measured.map(
    (cost) =>
      `| ${cost.name} | ${cost.without.toFixed(2)} | ${cost.with.toFixed(2)} | ${(cost.with - cost.without).toFixed(2)} |`,
  )
  return `# Webhooks under kills

Two servers on one PostgreSQL change ${distributions.length} investments, each change in a transaction of its own, and deliver the events to an
endpoint that asks for the order of each record. A server or the receiver is killed (SIGKILL) at a random moment, about every
${(Number(values.every) / 1_000).toFixed(1)} seconds, and started again. A server here is its database work and its deliveries, without HTTP. The receiver writes an
event down before it answers. What a killed server had under way is free again after 2 seconds, in place of 30, so that many
kills hit deliveries. \`pnpm bench webhooks --write\`.

| | |
| --- | ---: |
| changes that were committed | ${made} |
| events in the log | ${events} |
| changes without an event, or events without a change | ${unwritten} |
| events that never arrived | ${lost} |
| changes that arrived under two ids | ${twoIds} |
| events that arrived more than once | ${repeated} |
| events of a record that arrived out of order | ${outOfOrder} |
| attempts, of them failed | ${attempts}, ${failed} |
| kills of a server, of the receiver | ${kills.servers}, ${kills.receiver} |
| seconds in all | ${seconds} |

## What an event costs its write

Median milliseconds of a transaction, with the trigger turned off and on in turns; each write makes two events, one for the
issuer and one for the broker. The target is 1 ms.

| write | without | with | more |
| --- | ---: | ---: | ---: |
${rows.join('\n')}`
}
