import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { endAfter } from './endAfter.ts'
import type { Totals } from './totals.ts'

export interface Suite {
  name: string
  command: string[]
  /** The file of the suite's JSON report; a suite without one only has to exit with 0. */
  report?: string
  read?: (report: never) => Totals
  env?: Record<string, string>
  /** The programs it needs beside Node, which are found or installed before the first suite runs. */
  needs?: ('chromium' | 'engines' | 'postgres')[]
  /** The time limit in minutes: a suite that hangs is ended and reported before CI ends the whole run. */
  limit?: number
}

/** A suite takes ten minutes at most, and twice that on a machine that others load. */
const usualLimit = 20

export interface SuiteResult extends Totals {
  problems: string[]
  seconds: number
}

/**
 * Runs one suite. An old report, a crash, or a run without tests never counts as a pass. Its output is printed at once, or in one
 * piece when others run beside it.
 */
export async function runSuite(suite: Suite, isAlone = true): Promise<SuiteResult> {
  const started = Date.now()
  if (suite.report) prepareReport(suite.report)
  const end = await ended(suite, isAlone)
  process.stdout.write(end.output)
  return { ...judge(suite, end), seconds: (Date.now() - started) / 1000 }
}

interface Ended {
  status: number | null
  signal: string | null
  output: string
  isOutOfTime: boolean
}

function ended(
  { name, command: [program = '', ...args], env, limit = usualLimit }: Suite,
  isAlone: boolean,
): Promise<Ended> {
  const heading = `\n── ${name}\n`
  if (isAlone) process.stdout.write(heading)
  const chunks: Buffer[] = []
  const child = spawn(program, args, {
    stdio: isAlone ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
    // In a separate process group, so that its child processes end with it.
    detached: true,
  })
  const running = endAfter(limit, child)
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => void chunks.push(chunk))
  return new Promise((resolve) => {
    const end = (status: number | null, signal: string | null) => {
      const output = isAlone ? '' : heading + Buffer.concat(chunks).toString()
      resolve({ status, signal, output, isOutOfTime: running.stop() })
    }
    child.on('error', () => end(1, null))
    child.on('close', end)
  })
}

function prepareReport(report: string): void {
  mkdirSync(path.dirname(report), { recursive: true })
  rmSync(report, { force: true })
}

/** The number of last lines to repeat from a suite without a report. */
const lastLines = 12

function judge(suite: Suite, { status, signal, output, isOutOfTime }: Ended): Omit<SuiteResult, 'seconds'> {
  const problems: string[] = []
  if (isOutOfTime) problems.push(`${suite.name} did not end within its ${suite.limit ?? usualLimit} minutes`)
  const totals = readTotals(suite, problems)
  if (suite.report && totals.passed + totals.failed === 0) problems.push(`${suite.name} ran no test`)
  if (status !== 0 && totals.failed === 0 && !isOutOfTime)
    problems.push(`${suite.name} ended with ${status ?? signal}`)
  const failed = totals.failed + (totals.failed === 0 ? problems.length : 0)
  const isUnexplained = problems.length > 0 && (!suite.report || isOutOfTime)
  if (isUnexplained) problems.push(...output.trimEnd().split('\n').slice(-lastLines))
  return { ...totals, failed, problems }
}

function readTotals({ name, report, read }: Suite, problems: string[]): Totals {
  const none = { passed: 0, failed: 0, skipped: 0 }
  if (!report || !read) return none
  try {
    return read(JSON.parse(readFileSync(report, 'utf8')) as never)
  } catch {
    problems.push(`${name} wrote no report`)
    return none
  }
}
