import type { Slot } from './candidates.ts'
import { triedFile } from './files.ts'
import { notes, type Tried } from './notes.ts'
import { everyTest, type Plan } from './Plan.ts'
import { runTests } from './runTests.ts'
import type { Settle, Trial } from './tryTogether.ts'

/** So many are removed in turn in one process. */
const mostInTurn = 100

/**
 * Tries what the database alone is told to remove, one after another while a test file stays open: starting it, and the
 * platform beneath it, takes far longer than its tests. What one file notices no other is asked about.
 */
export function tryInTurns(trials: readonly Trial[], settle: Settle): void {
  for (let file; (file = likeliest(trials));) {
    let waiting = trials.filter(({ left }) => left.some((slot) => slot.file === file))
    while (waiting.length > 0) {
      const now = waiting.slice(0, mostInTurn)
      const open = tryIn(file, now, settle)
      // What came after a test was harmed is asked again, unless nothing came before it.
      const again = open.length < now.length ? open : []
      for (const trial of open) trial.isUnsure ||= again.length === 0
      for (const trial of now.filter((one) => !again.includes(one))) leave(trial, file, settle)
      waiting = [...again, ...waiting.slice(mostInTurn)]
    }
  }
}

/** The file that stands first for the most. */
function likeliest(trials: readonly Trial[]): string | undefined {
  const first = Map.groupBy(trials, ({ left: [slot] }) => slot?.file ?? '')
  first.delete('')
  return [...first].sort(([, one], [, other]) => other.length - one.length)[0]?.[0]
}

/** Settles what a test of the file notices, and answers what the file has not said yet. */
function tryIn(file: string, now: readonly Trial[], settle: Settle): Trial[] {
  runTests([file], { [file]: planOf(file, now) })
  const tried = Map.groupBy(notes<Tried>(triedFile), ({ refusal }) => refusal)
  return now.filter((trial) => {
    const ends = tried.get(trial.refusal.id) ?? []
    const red = ends.find(({ end }) => end === 'red')
    if (red) {
      settle(trial.refusal, 'noticed', `${file} ${red.test}`)
      trial.left = []
    }
    const slots = trial.left.filter((slot) => slot.file === file)
    return (
      !red && !(ends.every(({ end }) => end === 'green') && slots.every((slot) => isAnswered(slot, ends)))
    )
  })
}

/** A test that is red as it is answers nothing. */
const isAnswered = ({ test }: Slot, ends: readonly Tried[]) =>
  ends.some((tried) => test === everyTest || tried.test === test)

function leave(trial: Trial, file: string, settle: Settle): void {
  if (trial.left.length === 0) return
  trial.left = trial.left.filter((slot) => slot.file !== file)
  if (trial.left.length === 0 && !trial.isUnsure) settle(trial.refusal, 'survived')
}

function planOf(file: string, now: readonly Trial[]): Plan[string] {
  const tests = new Set(now.flatMap(({ left }) => left.filter((slot) => slot.file === file).map(testOf)))
  const asked = (test: string) =>
    now.filter(({ left }) => left.some((slot) => slot.file === file && slot.test === test))
  return Object.fromEntries([...tests].map((test) => [test, asked(test).map(({ refusal }) => refusal.id)]))
}

const testOf = ({ test }: Slot) => test
