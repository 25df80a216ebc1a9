// Measures the time of the first page of a large cap table on PostgreSQL: `pnpm bench limits/capTable`. `--write` renews
// bench/reports/capTable.md, `--built` measures the existing build.
import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import pg from 'pg'
import { machineLine } from '../machine.ts'
import { databaseOn } from '../sandbox/databaseOn.ts'
import { signIn } from '../sandbox/signIn.ts'
import { documentsOf } from './documentsOf.ts'
import { watchedServer } from './server.ts'

const server = process.env.DATABASE_URL
if (!server) throw new Error('DATABASE_URL names no server to make a database on.')
const runs = 21
const holderId = "md5($1::text || ' holder ' || i)::uuid"
const tables = [
  { holders: 10_000, target: 60 },
  { holders: 250_000, target: 150 },
]

if (!process.argv.includes('--built'))
  for (const part of ['dist', 'snapshot', 'schema'])
    execFileSync(process.execPath, [`packages/sandbox/build/${part}.ts`], { stdio: 'inherit' })

const { url, drop } = await databaseOn(server, `cap_table_${process.pid}`)
const watched = await watchedServer({ port: Number(process.env.PORT ?? 4480), databaseUrl: url })
const lines = [
  '# The first page of a large cap table\n',
  `Milliseconds of a request for one hundred rows and their count on PostgreSQL, from the client: the median of ${runs}, the fastest and`,
  'the slowest. Each holder has another number of units. `pnpm bench limits/capTable --write`.\n',
  '| holders | request | median | fastest | slowest | asked for |\n| ---: | --- | ---: | ---: | ---: | ---: |',
]
try {
  const { ask, account } = await signIn(watched.origin, 'issuer@capstan.test')
  const { CapTable = '', CapTableTotals = '' } = documentsOf(['capTable'])
  for (const { holders, target } of tables) {
    const asset = await addHolders(account, holders)
    const filter = { assetId: { equalTo: asset } }
    const page = { filter, first: 100, offset: 0 }
    const found = (await ask(CapTable, page)) as { capTable: { totalCount: number } }
    if (found.capTable.totalCount !== holders)
      throw new Error(`${found.capTable.totalCount} rows were found.`)
    await measure(holders, 'the largest first', target, () =>
      ask(CapTable, { ...page, orderBy: ['UNITS_DESC'] }),
    )
    await measure(holders, 'as the platform sorts', target, () => ask(CapTable, page))
    await measure(holders, 'totals', undefined, () => ask(CapTableTotals, { first: 100, offset: 0 }))
  }
} finally {
  await watched.stop()
  await drop()
}
lines.push(`\n${machineLine()}`)
console.log(lines.join('\n'))
if (process.argv.includes('--write'))
  writeFileSync(new URL('../reports/capTable.md', import.meta.url), `${lines.join('\n')}\n`)

async function measure(
  holders: number,
  request: string,
  target: number | undefined,
  ask: () => Promise<unknown>,
): Promise<void> {
  await ask()
  const times: number[] = []
  for (let run = 0; run < runs; run++) {
    const started = performance.now()
    await ask()
    times.push(performance.now() - started)
  }
  times.sort((a, b) => a - b)
  const median = times[Math.floor(runs / 2)] ?? NaN
  if (target !== undefined && median > target) process.exitCode = 1
  const figures = [median, times[0], times.at(-1)].map((time) => (time ?? NaN).toFixed(0))
  lines.push(`| ${holders} | ${request} | ${figures.join(' | ')} | ${target ?? ''} |`)
}

/** Adds an asset of the issuer with one round and a number of holders, and returns its id. */
async function addHolders(issuer: string, holders: number): Promise<string> {
  const [asset, security, round] = [randomUUID(), randomUUID(), randomUUID()]
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query('begin')
    // Audit, events and the ledger would take minutes, and a cap table reads none of them: it reads the stakes.
    for (const name of ['accounts', 'holdings'])
      await client.query(`alter table app_public.${name} disable trigger user`)
    await client.query('alter table app_public.holdings enable trigger stakes_insert')
    await client.query(
      `insert into app_public.assets (id, issuer_id, name, type, status) values ($1, $2, 'Many Holders', 'Equity', 'active')`,
      [asset, issuer],
    )
    await client.query(
      `insert into app_public.securities (id, issuer_id, name, ticker, total, unit_value)
       values ($1, $2, 'Many Holders', 'MH', 1000000000000, 5)`,
      [security, issuer],
    )
    await client.query(
      `insert into app_public.rounds (id, asset_id, security_id, name, status, total, price)
       values ($1, $2, $3, 'Many Holders', 'active', 1000000000000, 5)`,
      [round, asset, security],
    )
    await client.query(
      `insert into app_public.accounts (id, type, name, email, setup, investor_type)
       select ${holderId}, 'investor', 'Holder ' || i, 'holder.' || i || '.' || left($1::text, 8) || '@example.com', true, 'Individual'
       from generate_series(1, $2::int) as i`,
      [asset, holders],
    )
    await client.query(
      `insert into app_public.holdings (security_id, round_id, investor_id, issuer_id, amount, purchase_price, issued_on)
       select $3, $4, ${holderId}, $5, 10 + i * 7 % ($2::int * 3), 5, app_private.today()
       from generate_series(1, $2::int) as i`,
      [asset, holders, security, round, issuer],
    )
    await client.query(
      `insert into app_private.visible_rows (account_id, row_id)
       select $3, ${holderId} from generate_series(1, $2::int) as i on conflict do nothing`,
      [asset, holders, issuer],
    )
    for (const name of ['accounts', 'holdings'])
      await client.query(`alter table app_public.${name} enable trigger user`)
    await client.query('commit')
    await client.query('vacuum analyze')
    return asset
  } finally {
    await client.end()
  }
}
