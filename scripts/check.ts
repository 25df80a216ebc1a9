// npm test: the checks of CI. `npm run test:all` (`--all`) runs everything, `npm test -- --since main` the tests of changed code,
// and `node scripts/check.ts unit e2e` the suites named, whole.
import { parseArgs } from 'node:util'
import { changedFiles, repositoryFiles, selectTests, stagesOfChange } from './check/changed.ts'
import { runStage } from './check/runStage.ts'
import type { Suite, SuiteResult } from './check/runSuite.ts'
import { type Stage, stagesOf } from './check/suites.ts'
import { closingLine, timeOfStage } from './check/totals.ts'
import { ensureChromium } from './machine/chromium.ts'
import { installEngines } from './machine/engines.ts'
import { ensurePostgres } from './machine/postgres.ts'

const { values, positionals: named } = parseArgs({
  allowPositionals: true,
  options: { all: { type: 'boolean', default: false }, since: { type: 'string' } },
})

const stages = chosenStages().filter(({ lanes }) => lanes.length > 0)
installWhatIsNeeded(stages.flatMap(({ lanes }) => lanes.flat()))

const results = new Map<string, SuiteResult>()
const times: string[] = []
for (const stage of stages) {
  const started = Date.now()
  const done = await runStage(stage.lanes)
  for (const [name, result] of done) results.set(name, result)
  const files = done.flatMap(([, result]) => result.files ?? [])
  times.push(...timeOfStage(stage, (Date.now() - started) / 1000, files))
}

console.log('')
for (const [name, { passed, failed, seconds, problems, failures = [] }] of results) {
  console.log(
    `${name.padEnd(12)} ${String(passed).padStart(5)} passed ${String(failed).padStart(4)} failed ${seconds.toFixed(0).padStart(5)} s`,
  )
  for (const line of [...failures, ...problems]) console.error(`  ${line}`)
}
console.log(`\n${times.join('\n')}\n`)

const sum = (key: 'passed' | 'failed' | 'skipped') =>
  [...results.values()].reduce((total, result) => total + result[key], 0)
const totals = { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') }
console.log(closingLine(totals))
process.exit(totals.failed > 0 ? 1 : 0)

function chosenStages(): Stage[] {
  if (values.since !== undefined) return stagesSince(values.since)
  if (named.length === 0) return stagesOf(values.all ? 'all' : 'core')
  const whole = stagesOf('all')
  const known = whole.flatMap(({ lanes }) => lanes.flat()).map(({ name }) => name)
  const unknown = named.filter((word) => !known.includes(word))
  if (unknown.length > 0) throw new Error(`There is no suite called ${unknown.join(', ')}.`)
  return whole.map((stage) => ({ ...stage, lanes: lanesOf(stage, isNamed) }))
}

function stagesSince(since: string): Stage[] {
  const changed = changedFiles(since)
  const repository = repositoryFiles()
  const selection = selectTests(changed, repository)
  if (selection.unowned.length > 0) {
    const [first, ...others] = selection.unowned
    const more = others.length > 0 ? ` and ${others.length} more` : ''
    console.log(`No feature owns ${first}${more}: everything of npm test runs.`)
    return stagesOf('core')
  }
  console.log(
    `${changed.length} files changed since ${since}: ${selection.features.join(', ') || 'no feature'}`,
  )
  const stages = stagesOfChange(changed, repository, selection)
  return stages.map((stage) => ({ ...stage, lanes: lanesOf(stage, () => true) }))
}

function lanesOf({ lanes }: Stage, isWanted: (suite: Suite) => boolean): Suite[][] {
  return lanes.map((suites) => suites.filter(isWanted)).filter((suites) => suites.length > 0)
}

function isNamed({ name }: Suite): boolean {
  return named.includes(name)
}

/** Looks for Chromium and PostgreSQL, and installs them, where a suite needs them. */
function installWhatIsNeeded(suites: Suite[]): void {
  const needs = new Set(suites.flatMap((suite) => suite.needs ?? []))
  if (needs.has('postgres')) ensurePostgres()
  if (needs.has('engines')) for (const sentence of installEngines()) console.log(sentence)
  if (!needs.has('chromium')) return
  try {
    process.env.CHROMIUM_PATH = ensureChromium()
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    console.log(closingLine({ passed: 0, failed: 1, skipped: 0 }))
    process.exit(1)
  }
}
