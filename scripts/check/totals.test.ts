import { describe, expect, it } from 'vitest'
import { runSuite } from './runSuite.ts'
import { closingLine, playwrightTotals, vitestTotals } from './totals.ts'

describe('vitestTotals', () => {
  it('counts a file that did not load as a failure', () => {
    const report = {
      numPassedTests: 3,
      numPendingTests: 1,
      numTodoTests: 0,
      numFailedTests: 0,
      testResults: [{ status: 'failed', assertionResults: [] }],
    }

    expect(vitestTotals(report)).toEqual({ passed: 3, failed: 1, skipped: 1 })
  })
})

describe('playwrightTotals', () => {
  it('counts an error outside any test as a failure', () => {
    const report = { stats: { expected: 2, flaky: 1, skipped: 0, unexpected: 0 }, errors: [{}] }

    expect(playwrightTotals(report)).toEqual({ passed: 3, failed: 1, skipped: 0 })
  })
})

describe('runSuite', () => {
  it('fails a suite that exits with 0 but ran no test', async () => {
    const suite = {
      name: 'empty',
      command: ['node', '-e', "require('fs').writeFileSync('reports/empty.json', '{}')"],
      report: 'reports/empty.json',
      read: () => ({ passed: 0, failed: 0, skipped: 0 }),
    }

    expect(await runSuite(suite)).toMatchObject({ failed: 1, problems: ['empty ran no test'] })
  })

  it('fails a suite that wrote no report, whatever an older one says', async () => {
    const suite = {
      name: 'silent',
      command: ['node', '-e', ''],
      report: 'reports/silent.json',
      read: vitestTotals,
    }

    expect((await runSuite(suite)).failed).toBeGreaterThan(0)
  })

  it('fails a command that exits with 1', async () => {
    const suite = { name: 'lint', command: ['node', '-e', 'process.exit(1)'] }

    expect(await runSuite(suite)).toMatchObject({
      failed: 1,
    })
  })
})

describe('closingLine', () => {
  it('is the line CI reads', () => {
    expect(closingLine({ passed: 5, failed: 0, skipped: 2 })).toBe('5 passed, 0 failed, 2 skipped')
  })
})
