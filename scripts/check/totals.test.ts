import { describe, expect, it } from 'vitest'
import { playwrightTotals } from './playwrightTotals.ts'
import { runSuite } from './runSuite.ts'
import { closingLine, timeOfStage } from './totals.ts'
import { vitestTotals } from './vitestTotals.ts'

describe('vitestTotals', () => {
  it('counts a file that did not load as a failure', () => {
    const report = {
      numPassedTests: 3,
      numPendingTests: 1,
      numTodoTests: 0,
      numFailedTests: 0,
      testResults: [
        { name: 'a.test.ts', status: 'failed', message: 'No such file\nat…', assertionResults: [] },
      ],
    }

    expect(vitestTotals(report)).toMatchObject({
      passed: 3,
      failed: 1,
      skipped: 1,
      failures: ['a.test.ts did not load: No such file'],
    })
  })

  it('names failed tests with the first line of the reason, without colours', () => {
    const failed = {
      status: 'failed',
      fullName: 'a list is sorted',
      failureMessages: ['\u001b[31mexpected 1\u001b[39m\n at'],
    }
    const report = {
      numPassedTests: 0,
      numPendingTests: 0,
      numTodoTests: 0,
      numFailedTests: 1,
      testResults: [{ name: 'a.test.ts', status: 'failed', assertionResults: [failed] }],
    }

    expect(vitestTotals(report)).toMatchObject({
      failed: 1,
      failures: ['a.test.ts: a list is sorted: expected 1'],
    })
  })
})

describe('playwrightTotals', () => {
  it('counts an error outside any test as a failure', () => {
    const report = { stats: { expected: 2, flaky: 1, skipped: 0, unexpected: 0 }, errors: [{}] }

    expect(playwrightTotals(report)).toMatchObject({ passed: 3, failed: 1, skipped: 0 })
  })

  it('names finally failed tests at every depth', () => {
    const spec = (ok: boolean) => ({
      title: 'signs in',
      file: 'login.spec.ts',
      ok,
      tests: [{ results: [{ errors: [{ message: 'Timeout\nat' }] }] }],
    })
    const report = {
      stats: { expected: 0, flaky: 1, skipped: 0, unexpected: 1 },
      suites: [{ specs: [spec(true)], suites: [{ specs: [spec(false)] }] }],
    }

    expect(playwrightTotals(report).failures).toEqual(['login.spec.ts: signs in: Timeout'])
  })

  it('adds up how long the tests of a file took, however deep they stand', () => {
    const spec = (duration: number) => ({
      ...{ title: 'signs in', file: 'login.spec.ts', ok: true },
      tests: [{ results: [{ errors: [], duration }] }],
    })
    const report = {
      stats: { expected: 2, flaky: 0, skipped: 0, unexpected: 0 },
      suites: [{ specs: [spec(1500)], suites: [{ specs: [spec(2000)] }] }],
    }

    expect(playwrightTotals(report).files).toEqual([{ file: 'e2e/login.spec.ts', seconds: 3.5 }])
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

  it('fails a suite that wrote no report, also if an older one passed', async () => {
    const suite = {
      name: 'silent',
      command: ['node', '-e', ''],
      report: 'reports/silent.json',
      read: vitestTotals,
    }

    expect((await runSuite(suite)).failed).toBeGreaterThan(0)
  })

  it('ends a suite that hangs, with its child processes, and reports it', async () => {
    const hangs = "require('child_process').spawn('sleep', ['60'], { stdio: 'inherit' })"
    const suite = { name: 'hung', command: ['node', '-e', hangs], limit: 0.005 }

    expect(await runSuite(suite, false)).toMatchObject({
      failed: 1,
      problems: expect.arrayContaining(['hung did not end within its 0.005 minutes']),
    })
  })

  it('fails a command that exits with 1', async () => {
    const suite = { name: 'lint', command: ['node', '-e', 'process.exit(1)'] }

    expect(await runSuite(suite)).toMatchObject({
      failed: 1,
    })
  })
})

describe('timeOfStage', () => {
  const files = Array.from({ length: 12 }, (_, at) => ({ file: `${at}.test.ts`, seconds: at }))

  it('shows the time of a stage beside its share', () => {
    expect(timeOfStage({ name: 'unit', share: 1.5 }, 90, files)).toEqual([
      expect.stringMatching(/^unit +1\.5 min of 1\.5$/),
    ])
  })

  it('names the ten slowest files of one that took longer', () => {
    const [line, ...slowest] = timeOfStage({ name: 'unit', share: 1.5 }, 120, files)
    expect(line).toContain('longer than its share')
    expect(slowest).toHaveLength(10)
    expect(slowest[0]).toContain('11.0 s 11.test.ts')
  })
})

describe('closingLine', () => {
  it('is the line CI reads', () => {
    expect(closingLine({ passed: 5, failed: 0, skipped: 2 })).toBe('5 passed, 0 failed, 2 skipped')
  })
})
