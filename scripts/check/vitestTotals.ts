import path from 'node:path'
import { failure, type Totals } from './totals.ts'

interface VitestReport {
  numPassedTests: number
  numPendingTests: number
  numTodoTests: number
  numFailedTests: number
  testResults: VitestFile[]
}

interface VitestFile {
  name: string
  status: string
  message?: string
  startTime?: number
  endTime?: number
  assertionResults: { status: string; fullName: string; failureMessages: string[] }[]
}

/** Reads vitest's JSON report. A file that did not load has no failed test, so it counts as one. */
export function vitestTotals(report: VitestReport): Totals {
  const didNotLoad = report.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.every((test) => test.status !== 'failed'),
  )
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + didNotLoad.length,
    skipped: report.numPendingTests + report.numTodoTests,
    failures: [
      ...didNotLoad.map(({ name, message }) => failure(`${name} did not load`, message)),
      ...report.testResults.flatMap(failuresOf),
    ],
    files: report.testResults.map(({ name, startTime = 0, endTime = 0 }) => ({
      file: path.relative(process.cwd(), name),
      seconds: (endTime - startTime) / 1000,
    })),
  }
}

const failuresOf = ({ name, assertionResults }: VitestFile): string[] =>
  assertionResults
    .filter(({ status }) => status === 'failed')
    .map(({ fullName, failureMessages }) => failure(`${name}: ${fullName}`, failureMessages[0]))
