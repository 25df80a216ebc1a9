// What the guards cost: the pages of bench/sandbox, asked of an earlier commit and of this checkout in the same run.
// `pnpm bench guards [commit] [--write]`; the last commit before the guards unless another is named. `--write` renews
// bench/reports/guards.md.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { machineLine } from '../machine.ts'
import { databaseOn } from '../sandbox/databaseOn.ts'
import { startSandbox, type SandboxOptions } from '../sandbox/startSandbox.ts'
import { compare, times } from './compare.ts'

const commit = process.argv.slice(2).find((each) => !each.startsWith('--')) ?? 'bb0df65'
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
  `The pages of the large seed, asked of \`${commit}\` and of this checkout in turns, ${times} times each: \`pnpm bench`,
)
say(
  'guards`. The ratio is that of the medians; at most 1.05 was asked for. Each checkout has a database with statistics of',
)
say('its own: `pnpm bench guards HEAD` shows what that alone makes of a page whose plan depends on them.')
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

type Place = Pick<SandboxOptions, 'data' | 'databaseUrl'>

async function reads(engine: string, before: Place, now: Place): Promise<void> {
  const older = await startSandbox({ port: 4480, seed: 'large', checkout: checkouts.before, ...before })
  const newer = await startSandbox({ port: 4490, seed: 'large', checkout: checkouts.now, ...now })
  say(`\n## ${engine}\n`)
  say('| page | before, p50 ms | now, p50 ms | ratio |\n| --- | ---: | ---: | ---: |')
  for (const { name, before: was, now: is } of await compare(older.origin, newer.origin))
    say(`| ${name} | ${was.toFixed(1)} | ${is.toFixed(1)} | ${(is / was).toFixed(2)} |`)
  await older.stop()
  await newer.stop()
}

function run(cwd: string, command: string, ...args: string[]): void {
  execFileSync(command, args, { cwd, stdio: 'inherit' })
}
