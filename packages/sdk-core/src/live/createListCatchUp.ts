import type { Environment } from '../client/Environment'
import { isRetryable } from '../client/isRetryable'
import { backoff } from './backoff'
import { createTimers } from './createTimers'
import { inTime } from './inTime'
import type { LiveTable } from '../client/LiveTable'

/** Asks for the lists of a table again, one question at a time. */
export interface ListCatchUp {
  /** A list of the table may have changed. */
  mark(table: LiveTable): void
  /** The platform can be reached again: what was lost is asked for at once. */
  hurry(): void
  clear(): void
}

export interface ListCatchUpParts {
  environment: Pick<Environment, 'setTimeout' | 'clearTimeout' | 'random'>
  /** Asks for the lists of a table; settles when they came, or failed to. */
  askAgain: (table: LiveTable) => Promise<void>
}

// Pushes come in bursts.
const batchWithin = 20

/**
 * A question is never cut short by the next push: on a busy platform no answer would ever arrive. What is pushed
 * meanwhile is asked for once more when it is there. A question that was lost on the way is repeated.
 */
export function createListCatchUp({ environment, askAgain }: ListCatchUpParts): ListCatchUp {
  const timers = createTimers(environment)
  const flying = new Set<LiveTable>()
  const dirty = new Set<LiveTable>()
  const losses = new Map<LiveTable, number>()
  let generation = 0
  let questions = 0

  const ask = async (table: LiveTable) => {
    const asked = generation
    flying.add(table)
    // What the platform refuses is shown as an error where it is shown.
    const question = inTime(timers, `question ${++questions}`, askAgain(table))
    const isLost = await question.then(() => false, isRetryable)
    if (asked !== generation) return
    flying.delete(table)
    const lost = isLost ? (losses.get(table) ?? 0) + 1 : 0
    losses.set(table, lost)
    const isDirty = dirty.delete(table)
    if (isLost) askIn(table, backoff(lost, environment.random))
    else if (isDirty) askIn(table, batchWithin)
  }

  const askIn = (table: LiveTable, milliseconds: number) =>
    timers.set(table, () => void ask(table), milliseconds)

  return {
    mark(table) {
      if (flying.has(table)) dirty.add(table)
      else if (!timers.isSet(table)) askIn(table, batchWithin)
    },
    hurry() {
      for (const table of losses.keys()) if (timers.isSet(table)) askIn(table, batchWithin)
      losses.clear()
    },
    clear() {
      generation += 1
      timers.stopAll()
      flying.clear()
      dirty.clear()
      losses.clear()
    },
  }
}
