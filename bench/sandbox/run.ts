// Measures the time and memory of the sandbox, on PGlite and on PostgreSQL: `pnpm bench sandbox`. DATABASE_URL names a server to
// make databases on. `--write` renews bench/reports/sandbox.md, `--reads` measures the reads alone.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { machineLine } from '../machine.ts'
import { databaseOn } from './databaseOn.ts'
import { measurePages } from './pages.ts'
import { measurePolicies } from './policies.ts'
import { measurePushes } from './pushes.ts'
import { signIn } from './signIn.ts'
import { startLines } from './starts.ts'
import { startSandbox } from './startSandbox.ts'

const port = Number(process.env.PORT ?? 4480)
const server = process.env.DATABASE_URL
const onlyReads = process.argv.includes('--reads')
const lines: string[] = []
const say = (line: string) => {
  console.log(line)
  lines.push(line)
}
const whole = (milliseconds: number) => milliseconds.toFixed(milliseconds < 10 ? 1 : 0)

/** Records the attempts to speed up the one policy behind a link table, so that they are not repeated. */
const accountsPolicy = `
The policy of accounts, as multiples of the page without it (the server's processor time, forms in turns in one run; an issuer
who sees 5,166 accounts of 5,307). Reading 5,166 links and hashing them takes longer than reading all accounts:

| form | ratio |
| --- | ---: |
| a look at the link table, hashed once a query | 3.2 |
| viewers as an array in the account's row; a vendor has thousands | 1.4 |
| viewers as columns of the account; there may be more than two | 1.4 |
| one bit an account, in one string a viewer (what stands) | 1.4 |
| the same without naming the viewer, whom the string's own policy knows; not testable past the policies | 1.4 |

What is left are the other two ways to see an account, their planning, and three short queries for who asks.`

// The published build is measured.
for (const part of ['dist', 'snapshot', 'schema'])
  execFileSync(process.execPath, [`packages/sandbox/build/${part}.ts`], { stdio: 'inherit' })
const folder = mkdtempSync(path.join(os.tmpdir(), 'capstan-bench-'))
say('# The sandbox\n')
if (!onlyReads) for (const line of await startLines({ port, folder })) say(line)
await reads('pglite', { data: path.join(folder, 'small') })
if (server) await onPostgres(server)
rmSync(folder, { recursive: true, force: true })
say(`\n${machineLine()}`)
if (process.argv.includes('--write'))
  writeFileSync(new URL('../reports/sandbox.md', import.meta.url), `${lines.join('\n')}\n`)

async function reads(
  engine: 'pglite' | 'postgres',
  place: { data?: string; databaseUrl?: string },
): Promise<void> {
  // PGlite refuses the large one.
  const seed = place.databaseUrl ? 'large' : 'small'
  const sandbox = await startSandbox({ port, seed, ...place })
  say(`\n## Reading the ${seed} seed, ${engine}\n`)
  say('| page | p50 ms | p95 ms | target p50 |\n| --- | ---: | ---: | ---: |')
  for (const { page, p50, p95 } of await measurePages(sandbox.origin))
    say(`| ${page.name} | ${whole(p50)} | ${whole(p95)} | ${page.target?.[engine] ?? ''} |`)
  if (onlyReads) return sandbox.stop()
  if (place.databaseUrl) await onlyOnPostgres(sandbox.origin, place.databaseUrl)
  await sandbox.stop()
}

async function onlyOnPostgres(origin: string, databaseUrl: string): Promise<void> {
  const { account } = await signIn(origin, 'issuer@capstan.test')
  say('\n## What a policy costs, PostgreSQL\n')
  say('| table | rows | with ms | without ms | ratio (target ≤ 1.5) |\n| --- | ---: | ---: | ---: | ---: |')
  for (const { table, rows, withPolicy, without } of await measurePolicies(databaseUrl, account))
    say(
      `| ${table} | ${rows} | ${whole(withPolicy)} | ${whole(without)} | ${(withPolicy / without).toFixed(2)} |`,
    )
  say(accountsPolicy)
  const pushes = await measurePushes(origin, databaseUrl)
  say('\n## From a change to its push, PostgreSQL\n')
  say('| sockets | subscriptions | changes | p50 ms | p95 ms (target 50) | missed |')
  say('| ---: | ---: | ---: | ---: | ---: | ---: |')
  const { sockets, subscriptions, changes, p50, p95, missed } = pushes
  say(`| ${sockets} | ${subscriptions} | ${changes} | ${whole(p50)} | ${whole(p95)} | ${missed} |`)
}

async function onPostgres(server: string): Promise<void> {
  const { url, drop } = await databaseOn(server, `capstan_bench_${process.pid}`)
  await reads('postgres', { databaseUrl: url }).finally(drop)
}
