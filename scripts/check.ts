// npm test: everything CI runs. `node scripts/check.ts unit e2e` runs only the suites named.
import { ensureChromium } from './chromium.ts'
import { runStage } from './check/runStage.ts'
import type { SuiteResult } from './check/runSuite.ts'
import { ensurePostgres } from './postgres.ts'
import { stages } from './check/suites.ts'
import { closingLine } from './check/totals.ts'

const wanted = process.argv.slice(2)
const known = stages.flat(2).map(({ name }) => name)
/** A suite by its name, or with all its parts: `storybook` is `storybook-1`, `storybook-2`… */
const isPartOf = (name: string, whole: string) => name === whole || name.startsWith(`${whole}-`)
const unknown = wanted.filter((whole) => !known.some((name) => isPartOf(name, whole)))
if (unknown.length > 0) throw new Error(`There is no suite called ${unknown.join(', ')}.`)

process.env.CHROMIUM_PATH = chromiumOrExit()
ensurePostgres()

const results = new Map<string, SuiteResult>()
for (const stage of stages) {
  const lanes = stage
    .map((suites) =>
      suites.filter(({ name }) => wanted.length === 0 || wanted.some((whole) => isPartOf(name, whole))),
    )
    .filter((suites) => suites.length > 0)
  for (const [name, result] of await runStage(lanes)) results.set(name, result)
}

console.log('')
for (const [name, { passed, failed, seconds, problems, failures = [] }] of results) {
  console.log(
    `${name.padEnd(12)} ${String(passed).padStart(5)} passed ${String(failed).padStart(4)} failed ${seconds.toFixed(0).padStart(5)} s`,
  )
  for (const line of [...failures, ...problems]) console.error(`  ${line}`)
}

const sum = (key: 'passed' | 'failed' | 'skipped') =>
  [...results.values()].reduce((total, result) => total + result[key], 0)
const totals = { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') }
console.log(closingLine(totals))
process.exit(totals.failed > 0 ? 1 : 0)

function chromiumOrExit(): string {
  try {
    return ensureChromium()
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    console.log(closingLine({ passed: 0, failed: 1, skipped: 0 }))
    process.exit(1)
  }
}
