import { keyOf, type Slot } from './candidates.ts'
import { reachedFile } from './files.ts'
import { notes, type Seen, type Verdict } from './notes.ts'
import type { Plan } from './Plan.ts'
import type { Refusal } from './Refusal.ts'
import { runTests } from './runTests.ts'

/** A refusal that is being tried, and the tests that are still to be asked. */
export interface Trial {
  refusal: Refusal
  left: Slot[]
  /** Whether a test was asked that did not end, or fails anyhow. */
  isUnsure: boolean
}

export type Settle = (refusal: Refusal, verdict: Verdict['verdict'], by?: string) => void

/** So many test files run in one process. */
const mostFiles = 20

/** Tests that pass where nothing is removed. */
const sound = new Set<string>()

/** Removes as many refusals as have a test to themselves, and settles those that are clear then. */
export function tryTogether(trials: readonly Trial[], settle: Settle): void {
  const now = choose(trials)
  const plan = planOf(now, ({ refusal }) => refusal.id)
  const { red, green } = runTests(Object.keys(plan), plan)
  const reached = new Set(
    notes<Seen>(reachedFile).map(({ refusal, file, test }) => `${refusal} ${keyOf({ file, test })}`),
  )
  const doubtful = new Map([...now].filter(([slot]) => red.has(keyOf(slot)) && !sound.has(keyOf(slot))))
  const whole = planOf(doubtful, () => '')
  if (doubtful.size > 0) for (const key of runTests(Object.keys(whole), whole).green) sound.add(key)

  for (const [slot, trial] of now) {
    const { refusal } = trial
    const key = keyOf(slot)
    trial.left = trial.left.filter((one) => one !== slot)
    if (red.has(key) && sound.has(key) && (isSilent(refusal) || reached.has(`${refusal.id} ${key}`))) {
      settle(refusal, 'noticed', key)
      trial.left = []
      continue
    }
    if (!green.has(key)) trial.isUnsure = true
    if (trial.left.length === 0 && !trial.isUnsure) settle(refusal, 'survived')
  }
}

/** Permissions do not say that they were reached. */
const isSilent = ({ id }: Refusal) => id.startsWith('operation: ')

function choose(trials: readonly Trial[]): Map<Slot, Trial> {
  const now = new Map<Slot, Trial>()
  const taken = new Set<string>()
  const files = new Set<string>()
  for (const trial of trials) {
    const slot = trial.left.find(
      (one) => !taken.has(keyOf(one)) && (files.has(one.file) || files.size < mostFiles),
    )
    if (!slot) continue
    now.set(slot, trial)
    taken.add(keyOf(slot))
    files.add(slot.file)
  }
  return now
}

function planOf(now: ReadonlyMap<Slot, Trial>, removed: (trial: Trial) => string): Plan {
  const plan: Plan = {}
  for (const [{ file, test }, trial] of now) plan[file] = { ...plan[file], [test]: removed(trial) }
  return plan
}
