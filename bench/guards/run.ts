// Measures the cost of the guards: requests the pages of bench/sandbox from an earlier commit and from this checkout in the same
// run. `pnpm bench guards [commit] [--write]`; the last commit before the guards unless another is named. `--write` renews
// bench/reports/guards.md.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { machineLine } from '../machine.ts'
import { databaseOn } from '../sandbox/databaseOn.ts'
import { startSandbox } from '../sandbox/startSandbox.ts'
import { analyse, type Place } from './analyse.ts'
import { compare, times } from './compare.ts'

const commit = process.argv.slice(2).find((each) => !each.startsWith('--')) ?? 'bb0df65'
const port = Number(process.env.PORT ?? 4480)
const server = process.env.DATABASE_URL
const folder = mkdtempSync(path.join(os.tmpdir(), 'capstan-guards-'))
const checkouts = { before: path.join(folder, 'before'), now: process.cwd() }
const lines: string[] = []
const say = (line: string) => {
  console.log(line)
  lines.push(line)
}

say('# What the guards cost\n')
say(
  `The pages of the seed (the large one on PostgreSQL, the small one on PGlite), asked of \`${commit}\` and of this checkout in turns, ${times} times each: \`pnpm bench`,
)
say(
  'guards`. The ratio is that of the medians; at most 1.05 was asked for. Each checkout has a database of its own, and its',
)
say('planner knows every row of it: what a sample happens to miss would change a plan, and is no guard.')
run(checkouts.now, 'git', 'worktree', 'add', '--detach', checkouts.before, commit)
try {
  run(checkouts.before, 'pnpm', 'install', '--frozen-lockfile', '--prefer-offline')
  for (const checkout of Object.values(checkouts))
    for (const part of ['dist', 'snapshot', 'schema'])
      run(checkout, process.execPath, `packages/sandbox/build/${part}.ts`)
  await onPglite()
  if (server) await onPostgres(server)
} finally {
  run(checkouts.now, 'git', 'worktree', 'remove', '--force', checkouts.before)
  rmSync(folder, { recursive: true, force: true })
}
say(`\n${machineLine()}`)
if (process.argv.includes('--write'))
  writeFileSync(new URL('../reports/guards.md', import.meta.url), `${lines.join('\n')}\n`)

async function onPglite(): Promise<void> {
  const dataOf = (name: string) => ({ data: path.join(folder, name) })
  await reads('PGlite', dataOf('data-before'), dataOf('data-now'))
}

async function onPostgres(url: string): Promise<void> {
  const before = await databaseOn(url, `capstan_before_${process.pid}`)
  const now = await databaseOn(url, `capstan_now_${process.pid}`)
  await reads('PostgreSQL', { databaseUrl: before.url }, { databaseUrl: now.url })
  for (const { drop } of [before, now]) await drop()
}

async function reads(engine: string, before: Place, now: Place): Promise<void> {
  const older = await seeded(port, checkouts.before, before)
  const newer = await seeded(port + 10, checkouts.now, now)
  say(`\n## ${engine}\n`)
  say('| page | before, p50 ms | now, p50 ms | ratio |\n| --- | ---: | ---: | ---: |')
  for (const { name, before: was, now: is } of await compare(older.origin, newer.origin))
    say(`| ${name} | ${was.toFixed(1)} | ${is.toFixed(1)} | ${(is / was).toFixed(2)} |`)
  await older.stop()
  await newer.stop()
}

async function seeded(port: number, checkout: string, place: Place) {
  const options = { port, seed: place.databaseUrl ? 'large' : 'small', checkout, ...place } as const
  await (await startSandbox(options)).stop()
  await analyse(checkout, place)
  return startSandbox(options)
}

function run(cwd: string, command: string, ...args: string[]): void {
  execFileSync(command, args, { cwd, stdio: 'inherit' })
}
