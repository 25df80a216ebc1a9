// pnpm flakes: runs each end-to-end and story test once beside two busy loops, and five times those that failed before, that use
// sockets, drafts, focus or time, and those of the files that differ from main. It stores its progress in reports/flakes.json,
// with the state of each file, and resumes from there. A word selects the files with it in their path; `--minutes` sets a limit,
// `--since` the revision to compare with, `--seed` the delays of the answers to stories.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { changedFiles } from './check/changed.ts'
import { playwrightTotals } from './check/playwrightTotals.ts'
import type { Totals } from './check/totals.ts'
import { vitestTotals } from './check/vitestTotals.ts'
import { ensureChromium } from './machine/chromium.ts'

interface Ran {
  /** The hash of the file when it ran. */
  state: string
  runs: number
  /** The failures in these runs, one line each. */
  failures: string[]
  seconds: number
}

const kept = 'reports/flakes.json'
const report = path.resolve('reports/flakes-run.json')
/** Matches tests that depend on the order of events. */
const delicate = /socket|draft|[Ff]ocus|clock|setTimeout|useFakeTimers|toBeFocused|offline/

const { values, positionals: words } = parseArgs({
  allowPositionals: true,
  options: {
    minutes: { type: 'string', default: '600' },
    since: { type: 'string', default: 'main' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
  },
})

console.log(`Answers of stories are delayed with the seed ${values.seed}.`)
process.env.CHROMIUM_PATH = ensureChromium()
mkdirSync('reports', { recursive: true })
const known: Record<string, Ran> = existsSync(kept) ? JSON.parse(readFileSync(kept, 'utf8')) : {}
const changed = new Set(changedFiles(values.since))
const files = globSync(['e2e/*/*.spec.ts', 'packages/*/src/**/*.stories.tsx']).filter(
  (file) => words.length === 0 || words.some((word) => file.includes(word)),
)
const until = Date.now() + Number(values.minutes) * 60_000
const loops = [0, 1].map(() => spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' }))
process.on('exit', () => loops.forEach((loop) => loop.kill()))

for (const file of inOrder(files)) {
  if (Date.now() > until) break
  const runs = runsOf(file)
  const started = Date.now()
  const totals = run(file, runs)
  const seconds = Math.round((Date.now() - started) / 1000)
  known[file] = { state: stateOf(file), runs, failures: totals.failures ?? [], seconds }
  writeFileSync(kept, JSON.stringify(known, null, 2))
  console.log(`${totals.failed > 0 ? 'FAILED' : 'passed'} ${file}, ${runs} × in ${seconds} s`)
  for (const line of totals.failures ?? []) console.log(`  ${line}`)
}

const ran = files.filter((file) => isDone(file))
const failed = ran.filter((file) => known[file]?.failures.length)
console.log(
  `${ran.length} of ${files.length} files have run as they are; ${failed.length} failed: ${failed.join(', ')}`,
)
process.exit(failed.length > 0 ? 1 : 0)

/** The files that have not run unchanged: failed ones first, then changed ones, then the rest. */
function inOrder(all: string[]): string[] {
  const rank = (file: string) => (known[file]?.failures.length ? 0 : changed.has(file) ? 1 : 2)
  return all.filter((file) => !isDone(file) || known[file]?.failures.length).sort((a, b) => rank(a) - rank(b))
}

function isDone(file: string): boolean {
  const last = known[file]
  return last !== undefined && last.state === stateOf(file) && last.runs >= runsOf(file)
}

function runsOf(file: string): number {
  const isDelicate = delicate.test(readFileSync(file, 'utf8'))
  return isDelicate || changed.has(file) || known[file]?.failures.length ? 5 : 1
}

function stateOf(file: string): string {
  return createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 12)
}

function run(file: string, runs: number): Totals {
  writeFileSync(report, '{}')
  return file.startsWith('e2e/') ? runEndToEnd(file, runs) : runStories(file, runs)
}

function runEndToEnd(file: string, runs: number): Totals {
  const words = [
    'test',
    '-c',
    'e2e/playwright.config.ts',
    '--trace',
    'off',
    '--repeat-each',
    String(runs),
    file,
  ]
  const { status } = start('playwright', words, { PLAYWRIGHT_JSON_OUTPUT_NAME: report })
  return read((text) => playwrightTotals(JSON.parse(text)), status)
}

function runStories(file: string, runs: number): Totals {
  const all = Array.from({ length: runs }, () => {
    const words = ['run', '--project', 'storybook', file]
    const { status } = start('vitest', words, {
      VITEST_REPORT: report,
      STORYBOOK_AXE: 'once',
      STORYBOOK_DELAYS: values.seed,
    })
    return read((text) => vitestTotals(JSON.parse(text)), status)
  })
  const failures = all.flatMap((each) => each.failures ?? [])
  const sum = (key: 'passed' | 'failed' | 'skipped') => all.reduce((total, each) => total + each[key], 0)
  return { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped'), failures }
}

const start = (program: string, words: string[], env: Record<string, string>) =>
  spawnSync(program, words, { stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, ...env } })

/** Returns the totals of a run; a run without a report failed as a whole. */
function read(totalsOf: (text: string) => Totals, status: number | null): Totals {
  try {
    return totalsOf(readFileSync(report, 'utf8'))
  } catch {
    return { passed: 0, failed: 1, skipped: 0, failures: [`ended with ${status} and said nothing`] }
  }
}
