import type { Environment } from '../client/Environment'
import { isRetryable } from '../client/isRetryable'
import { backoff } from './backoff'
import { createTimers } from './createTimers'
import { withTimeout } from './withTimeout'
import type { LiveTable } from '../client/LiveTable'

/** Fetches the lists of a table again, one request at a time. */
export interface ListCatchUp {
  /** A list of the table may have changed. */
  markChanged(table: LiveTable): void
  /** The platform can be reached again: repeats failed requests now, without the rest of their delay. */
  retryNow(): void
  clear(): void
}

export interface ListCatchUpParts {
  environment: Pick<Environment, 'setTimeout' | 'clearTimeout' | 'random'>
  /** Fetches the lists of a table again; rejects when one of them could not be fetched. */
  refetch: (table: LiveTable) => Promise<void>
}

// Pushes come in bursts.
const batchDelayMs = 20

/**
 * A push does not cancel a request in flight: on a busy platform no request would ever finish. A push during a request
 * causes one more request after it. A request that failed in the network is repeated.
 */
export function createListCatchUp({ environment, refetch }: ListCatchUpParts): ListCatchUp {
  const timers = createTimers(environment)
  const inFlight = new Set<LiveTable>()
  const changedMeanwhile = new Set<LiveTable>()
  const failures = new Map<LiveTable, number>()
  let generation = 0
  let requestCount = 0

  const ask = async (table: LiveTable) => {
    const startedIn = generation
    inFlight.add(table)
    // A refused request shows its error where the list is shown, and is not repeated.
    const request = withTimeout(timers, `request ${++requestCount}`, refetch(table))
    const isRetryNeeded = await request.then(() => false, isRetryable)
    if (startedIn !== generation) return
    inFlight.delete(table)
    const failureCount = isRetryNeeded ? (failures.get(table) ?? 0) + 1 : 0
    failures.set(table, failureCount)
    const hasChanged = changedMeanwhile.delete(table)
    if (isRetryNeeded) askAfter(table, backoff(failureCount, environment.random))
    else if (hasChanged) askAfter(table, batchDelayMs)
  }

  const askAfter = (table: LiveTable, delayMs: number) => timers.set(table, () => void ask(table), delayMs)

  return {
    markChanged(table) {
      if (inFlight.has(table)) changedMeanwhile.add(table)
      else if (!timers.isSet(table)) askAfter(table, batchDelayMs)
    },
    retryNow() {
      for (const table of failures.keys()) if (timers.isSet(table)) askAfter(table, batchDelayMs)
      failures.clear()
    },
    clear() {
      generation += 1
      timers.stopAll()
      inFlight.clear()
      changedMeanwhile.clear()
      failures.clear()
    },
  }
}
