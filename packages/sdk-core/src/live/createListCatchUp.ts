import type { Environment } from '../client/Environment'
import type { LiveTable } from './LiveTable'
import { createTimers } from './createTimers'

/** Asks for the lists of a table again, one question at a time. */
export interface ListCatchUp {
  /** A list of the table may have changed. */
  mark(table: LiveTable): void
  clear(): void
}

export interface ListCatchUpParts {
  environment: Pick<Environment, 'setTimeout' | 'clearTimeout'>
  /** Asks for the lists of a table; settles when they came, or failed to. */
  askAgain: (table: LiveTable) => Promise<void>
}

// Pushes come in bursts.
const batchWithin = 20

/**
 * A question is never cut short by the next push: on a busy platform no answer would ever arrive. What is pushed
 * meanwhile is asked for once more when it is there.
 */
export function createListCatchUp({ environment, askAgain }: ListCatchUpParts): ListCatchUp {
  const timers = createTimers(environment)
  const flying = new Set<LiveTable>()
  const dirty = new Set<LiveTable>()

  const ask = async (table: LiveTable) => {
    flying.add(table)
    // An answer that cannot be had is shown as an error where it is shown.
    await askAgain(table).catch(() => {})
    flying.delete(table)
    if (dirty.delete(table)) mark(table)
  }

  const mark = (table: LiveTable) => {
    if (flying.has(table)) dirty.add(table)
    else if (!timers.isSet(table)) timers.set(table, () => void ask(table), batchWithin)
  }

  return {
    mark,
    clear() {
      timers.stopAll()
      dirty.clear()
    },
  }
}
