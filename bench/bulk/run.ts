// A status and a note for 5,000 distributions of one allocation, and 1,000 invitations, as the kit sends them: `pnpm bench bulk`, on
// the PostgreSQL at DATABASE_URL. ROWS takes fewer. `--write` renews bench/reports/bulk.md.
import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { build } from 'esbuild'
import pg from 'pg'
import { machineLine } from '../machine.ts'
import { databaseOn } from '../sandbox/databaseOn.ts'
import { signIn } from '../sandbox/signIn.ts'
import { startSandbox } from '../sandbox/startSandbox.ts'
import type { BulkPart, BulkPlace, BulkRun } from './client.ts'

const count = Number(process.env.ROWS ?? 5000)
const port = Number(process.env.PORT ?? 4491)
const server = process.env.DATABASE_URL
if (!server) throw new Error('DATABASE_URL names no PostgreSQL.')
const mostSeconds = 10

const sharedRows = `
  with shared as (
    select distributions.id, distributions.status,
      count(*) filter (where rows.outcome = 'done') as changes,
      max(operations.new_status) filter (where rows.outcome = 'done') as said
    from app_public.bulk_operation_rows as rows
    join app_public.bulk_operations as operations on operations.id = rows.operation_id
    join app_public.distributions on distributions.id = rows.distribution_id
    where operations.id = any ($1) group by distributions.id
  )
  select count(*) filter (where changes = 1 and said = status)::int as changed,
    count(*) filter (where changes = 1 and said <> status)::int as lost,
    count(*) filter (where changes > 1)::int as twice, count(*) filter (where changes = 0)::int as untouched
  from shared`

// Measures the published packages.
for (const part of ['dist', 'snapshot', 'schema'])
  execFileSync(process.execPath, [`packages/sandbox/build/${part}.ts`], { stdio: 'inherit' })
const folder = mkdtempSync(path.join('bench', '.bulk-'))
const { url, drop } = await databaseOn(server, `capstan_bulk_${process.pid}`)
const sandbox = await startSandbox({ port, seed: 'small', databaseUrl: url })
try {
  const signed = await signIn(sandbox.origin, 'broker@capstan.test')
  const place = await fill(url, signed.account)
  const other = (await signIn(sandbox.origin, 'broker@capstan.test')).cookie
  const { parts, sessions } = await measure({ origin: sandbox.origin, ...signed, ...place, other })
  report(parts, await compareSessions(url, sessions))
} finally {
  await sandbox.stop()
  await drop()
  rmSync(folder, { recursive: true, force: true })
}

/** The client of the core, bundled: its sources name no file endings. */
async function measure(place: BulkPlace & { other: string }): Promise<BulkRun> {
  const outfile = path.resolve(folder, 'client.mjs')
  await build({
    entryPoints: ['bench/bulk/client.ts'],
    ...{ bundle: true, platform: 'node', format: 'esm', outfile, conditions: ['capstan-source'] },
  })
  const { runBulk } = (await import(outfile)) as { runBulk: (given: typeof place) => Promise<BulkRun> }
  return runBulk(place)
}

/** Creates an allocation with a number of open distributions, each of a different investor. */
async function fill(databaseUrl: string, owner: string) {
  return withClient(databaseUrl, (client) => fillWith(client, owner))
}

/** Closes the connection after a refused query, too: the database is dropped then, and the refusal would be lost. */
async function withClient<Result>(
  databaseUrl: string,
  task: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    return await task(client)
  } finally {
    await client.end()
  }
}

async function fillWith(client: pg.Client, owner: string) {
  const allocationId = randomUUID()
  const { rows: rounds } = await client.query<{ id: string }>(
    `insert into app_public.rounds (asset_id, name, status, opens_on, closes_on, total, price)
     select asset_id, 'Bulk', 'active', '2026-01-01', '2099-12-31', 1000000, 12.5
       from app_public.rounds join app_public.allocations on round_id = rounds.id where owner_id = $1 limit 1 returning id`,
    [owner],
  )
  const roundId = rounds[0]?.id ?? ''
  await client.query(
    `insert into app_public.broker_allocations (round_id, broker_id, status) values ($1, $2, 'accepted')`,
    [roundId, owner],
  )
  await client.query(
    `insert into app_public.allocations (id, round_id, owner_id, name, status, opens_on, closes_on)
     values ($1, $2, $3, 'Bulk', 'active', '2026-01-01', '2099-12-31')`,
    [allocationId, roundId, owner],
  )
  const { rows } = await client.query<{ id: string }>(
    `with investors as (
       insert into app_public.accounts (type, name, contact_name, email)
       select 'investor', 'Investor ' || nr, 'Investor ' || nr, 'bulk' || nr || '@investors.example'
         from generate_series(1, $2::int) as nr returning id
     )
     insert into app_public.distributions (allocation_id, investor_id, amount, status)
     select $1, id, 10, 'open' from investors returning id`,
    [allocationId, count],
  )
  await client.query('analyze')
  return { allocationId, roundId, distributionIds: rows.map(({ id }) => id) }
}

/** The outcome of rows that two sessions changed at once. */
interface SharedRows {
  /** Rows that one session changed, and that are as it said. */
  changed: number
  /** Rows that a session reports as changed, but that have other values. */
  lost: number
  /** Rows that both sessions say they changed. */
  twice: number
  /** Rows that neither changed. */
  untouched: number
}

/** Reads the rows of both operations beside the distributions as they are. */
async function compareSessions(databaseUrl: string, operations: readonly string[]): Promise<SharedRows> {
  const { rows } = await withClient(databaseUrl, (client) =>
    client.query<SharedRows>(sharedRows, [operations]),
  )
  if (!rows[0]) throw new Error('There are no rows of both sessions.')
  return rows[0]
}

function report(parts: readonly BulkPart[], shared: SharedRows): void {
  const setting = parts.filter(({ name }) => name === 'check' || name === 'run')
  const took = setting.reduce((sum, part) => sum + part.took, 0) / 1000
  const text = [
    '# A status for many distributions',
    '',
    `${count.toLocaleString('en-US')} open distributions of one allocation on PostgreSQL: the first rows of the grid, the whole list beside an allocation, then`,
    'all selected and closed. The check runs each change and takes it back; the run sends batches of 200. The target is',
    `${mostSeconds} s for both together. Then a note is written on all of them, and a fifth as many investors are invited, each by`,
    'mail. At last two sessions give the same rows two different statuses at once.',
    '',
    '| part | took s | requests |',
    '| --- | ---: | ---: |',
    ...parts.map((part) => `| ${part.name} | ${(part.took / 1000).toFixed(2)} | ${part.requests} |`),
    `| check and run | ${took.toFixed(2)} | ${setting.reduce((sum, part) => sum + part.requests, 0)} |`,
    '',
    `Of the rows of two sessions ${shared.changed} were changed by one of them and are as it said, ${shared.lost} are otherwise, ${shared.twice} were changed by`,
    `both, ${shared.untouched} by neither.`,
    '',
    machineLine(),
    '',
  ].join('\n')
  console.log(text)
  if (process.argv.includes('--write')) writeFileSync(new URL('../reports/bulk.md', import.meta.url), text)
  if (took > mostSeconds || shared.lost > 0 || shared.twice > 0 || shared.untouched > 0) process.exitCode = 1
}
