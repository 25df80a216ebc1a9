/** One test of the last run. */
export interface RanTest {
  /** The file that holds it, relative to the repository. */
  file: string
  title: string
  passed: boolean
  /** What its pages asked the platform for: the fields of Query and Mutation. Only a test in a browser has it. */
  sent?: string[]
}

interface VitestReport {
  testResults: { name: string; assertionResults: { fullName: string; status: string }[] }[]
}

interface PlaywrightSuite {
  file?: string
  title: string
  suites?: PlaywrightSuite[]
  specs?: PlaywrightSpec[]
}

interface PlaywrightSpec {
  file: string
  title: string
  ok: boolean
  tests: { status: string; annotations?: { type: string; description?: string }[] }[]
}

/** The tests in one of vitest's JSON reports; what was skipped did not run and is left out. */
export function vitestTests(report: VitestReport, root: string): RanTest[] {
  return report.testResults.flatMap((file) =>
    file.assertionResults
      .filter(({ status }) => status === 'passed' || status === 'failed')
      .map(({ fullName, status }) => ({
        file: file.name.replace(`${root}/`, ''),
        title: fullName,
        passed: status === 'passed',
      })),
  )
}

/** The tests in Playwright's JSON report; what was skipped did not run and is left out. */
export function playwrightTests({ suites }: { suites: PlaywrightSuite[] }): RanTest[] {
  return suites.flatMap((suite) => [
    ...(suite.specs ?? [])
      .filter((spec) => spec.tests.some(({ status }) => status !== 'skipped'))
      .map((spec) => ({
        file: `e2e/${spec.file}`,
        title: spec.title,
        passed: spec.ok,
        sent: sentBy(spec),
      })),
    ...playwrightTests({ suites: suite.suites ?? [] }),
  ])
}

function sentBy({ tests }: PlaywrightSpec): string[] {
  const annotations = tests.flatMap((test) => test.annotations ?? [])
  return annotations
    .filter(({ type }) => type === 'sent')
    .flatMap(({ description }) => description?.match(/\w+/g) ?? [])
}
