import { failure, type FileTime, type Totals } from './totals.ts'

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
  tests: { results: { errors: Problem[]; duration?: number }[] }[]
}

/** Reads Playwright's JSON report. */
export function playwrightTotals({ stats, errors = [], suites = [] }: PlaywrightReport): Totals {
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
    failures: [
      ...errors.map(({ message }) => failure('outside of any test', message)),
      ...suites
        .flatMap(specsOf)
        .filter(({ ok }) => !ok)
        .map(failureOf),
    ],
    files: timesOf(suites),
  }
}

const specsOf = ({ specs = [], suites = [] }: PlaywrightSuite): PlaywrightSpec[] => [
  ...specs,
  ...suites.flatMap(specsOf),
]

function failureOf({ title, file, tests }: PlaywrightSpec): string {
  const [first] = tests.flatMap(({ results }) => results.flatMap(({ errors }) => errors))
  return failure(`${file}: ${title}`, first?.message)
}

function timesOf(suites: PlaywrightSuite[]): FileTime[] {
  const byFile = Map.groupBy(suites.flatMap(specsOf), ({ file }) => file)
  return [...byFile].map(([file, specs]) => {
    const results = specs.flatMap(({ tests }) => tests.flatMap((test) => test.results))
    return {
      file: `e2e/${file}`,
      seconds: results.reduce((sum, { duration = 0 }) => sum + duration, 0) / 1000,
    }
  })
}
