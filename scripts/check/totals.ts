/** How many tests of a suite passed, failed and were skipped. */
export interface Totals {
  passed: number
  failed: number
  skipped: number
}

interface VitestReport {
  numPassedTests: number
  numPendingTests: number
  numTodoTests: number
  numFailedTests: number
  testResults: { status: string; assertionResults: { status: string }[] }[]
}

interface PlaywrightReport {
  stats: { expected: number; flaky: number; skipped: number; unexpected: number }
  errors?: unknown[]
}

/** Reads vitest's JSON report. A file that did not load has no failed test of its own, so it counts as one. */
export function vitestTotals(report: VitestReport): Totals {
  const didNotLoad = report.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.every((test) => test.status !== 'failed'),
  )
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + didNotLoad.length,
    skipped: report.numPendingTests + report.numTodoTests,
  }
}

/** Reads Playwright's JSON report. */
export function playwrightTotals({ stats, errors = [] }: PlaywrightReport): Totals {
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
  }
}

/** The closing line that CI reads. */
export const closingLine = ({ passed, failed, skipped }: Totals): string =>
  `${passed} passed, ${failed} failed, ${skipped} skipped`
