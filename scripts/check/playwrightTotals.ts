import { failure, type Totals } from './totals.ts'

interface Problem {
  message?: string
}

interface PlaywrightReport {
  stats: { expected: number; flaky: number; skipped: number; unexpected: number }
  errors?: Problem[]
  suites?: PlaywrightSuite[]
}

interface PlaywrightSuite {
  specs?: PlaywrightSpec[]
  suites?: PlaywrightSuite[]
}

interface PlaywrightSpec {
  title: string
  file: string
  ok: boolean
  tests: { results: { errors: Problem[] }[] }[]
}

/** Reads Playwright's JSON report. */
export function playwrightTotals({ stats, errors = [], suites = [] }: PlaywrightReport): Totals {
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
    failures: [
      ...errors.map(({ message }) => failure('outside of any test', message)),
      ...suites.flatMap(failuresOf),
    ],
  }
}

const failuresOf = ({ specs = [], suites = [] }: PlaywrightSuite): string[] => [
  ...specs.filter(({ ok }) => !ok).map(failureOf),
  ...suites.flatMap(failuresOf),
]

function failureOf({ title, file, tests }: PlaywrightSpec): string {
  const [first] = tests.flatMap(({ results }) => results.flatMap(({ errors }) => errors))
  return failure(`${file}: ${title}`, first?.message)
}
