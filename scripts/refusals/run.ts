// pnpm refusals [words] [--again | --seen]: takes every refusal of the platform away, one by one, or those whose names
// have the words, and says what noticed. It goes on where it stopped. With --again what nothing noticed is tried anew, on
// the test files that were changed since, too; with --seen no more test files are looked at, so that what none of them
// passes by is left for later.
import { appendFileSync, globSync, statSync, writeFileSync } from 'node:fs'
import { type Slot, slotsBy } from './candidates.ts'
import { journalFile, mayNotice, seenFile } from './files.ts'
import { allRefusals } from './findRefusals.ts'
import { notes, type Seen, type Verdict } from './notes.ts'
import { everyTest } from './Plan.ts'
import type { Area, Refusal } from './Refusal.ts'
import { writeReport } from './report.ts'
import { runTests } from './runTests.ts'
import { tryInTurns } from './tryInTurns.ts'
import { type Trial, tryTogether } from './tryTogether.ts'

/** So many files are looked at before that is noted. */
const together = 40

const testFiles = globSync('packages/sandbox/src/**/*.test.ts').filter((file) => mayNotice.test(file))

if (process.argv.includes('--again')) tryAgain()
const isSeenOnly = process.argv.includes('--seen')
if (!isSeenOnly) look()
const settled = new Set(notes<Verdict>(journalFile).map(({ id }) => id))
const slotsOf = slotsBy(notes<Seen>(seenFile), testFiles)
const words = process.argv.slice(2).filter((each) => !each.startsWith('--'))
const trials = allRefusals()
  .filter(({ id }) => !settled.has(id) && words.every((word) => id.includes(word)))
  .sort((one, other) => rank(one) - rank(other))
  .map((refusal): Trial => ({ refusal, left: slotsOf(refusal), isUnsure: false }))
if (!isSeenOnly)
  for (const { refusal } of trials.filter(({ left }) => left.length === 0)) settle(refusal, 'unreached')

tryInTurns(trials, settle)
// What a test cannot say twice it says in a process of its own.
let open = trials
  .filter(({ refusal }) => !settled.has(refusal.id))
  .map((trial): Trial => ({ ...trial, left: testsOf(trial.refusal), isUnsure: false }))
while ((open = open.filter(({ left }) => left.length > 0)).length > 0) {
  tryTogether(open, settle)
  writeReport()
}
writeReport()

function testsOf(refusal: Refusal): Slot[] {
  return slotsOf(refusal).filter(({ test }) => test !== everyTest)
}

/** Rules before permissions, permissions before policies; what lets strangers in before what is theirs. */
function rank({ area, id }: Refusal): number {
  const order: readonly Area[] = ['sessions', 'access', 'states', 'money', 'other']
  const kind = id.startsWith('policy: ') ? 2 : id.startsWith('operation: ') ? 1 : 0
  return kind * order.length + order.indexOf(area)
}

function settle({ id }: Refusal, verdict: Verdict['verdict'], by?: string): void {
  settled.add(id)
  const on = new Date().toISOString().slice(0, 10)
  appendFileSync(journalFile, `${JSON.stringify({ id, verdict, ...(by && { by }), on } satisfies Verdict)}\n`)
  console.log(`${verdict.padEnd(9)} ${id}`)
}

/** Finds out which tests pass by which refusal, in the files that were not looked at yet. */
function look(): void {
  const looked = new Set(notes<Seen>(seenFile).map(({ file }) => file))
  const waiting = testFiles.filter((file) => !looked.has(file))
  for (let at = 0; at < waiting.length; at += together) {
    runTests(waiting.slice(at, at + together), {})
    console.log(`${Math.min(at + together, waiting.length)} of ${waiting.length} test files are looked at`)
  }
}

function tryAgain(): void {
  const since = statSync(seenFile).mtimeMs
  const changed = testFiles.filter((file) => statSync(file).mtimeMs > since)
  keep<Verdict>(journalFile, ({ verdict }) => verdict === 'noticed')
  keep<Seen>(seenFile, ({ file }) => !changed.includes(file))
}

function keep<T>(file: string, isKept: (note: T) => boolean): void {
  const kept = notes<T>(file).filter(isKept)
  writeFileSync(file, kept.map((one) => `${JSON.stringify(one)}\n`).join(''))
}
