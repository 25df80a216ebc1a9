import { newestChanges, type RecordChanges } from '../../cache/rows/RecordChange'
import type { Environment } from '../../client/transport/Environment'
import { isRetryable } from '../../errors/isRetryable'
import type { LiveTable } from '../../client/records/LiveTable'
import { backoffMs } from '../socket/backoffMs'
import type { TableRefetch } from './createTableRefetch'
import { createTimers } from '../socket/createTimers'
import { withTimeout } from '../socket/withTimeout'

/**
 * Brings every answer that may show the changed records of a table up to date: one refresh of a table at a time, half a
 * second apart. A record that was answered older than announced is requested again seven times, and not after that.
 */
export interface TableRefetchQueue {
  /** Records of the table have changed; without `changes`, any of them may have. */
  markChanged(table: LiveTable, changes?: RecordChanges): void
  /** One more list of the table is shown: repeats requests of recent changes, which a replica may not have had yet. */
  repeatRecent(table: LiveTable): void
  /** The platform can be reached again: repeats failed requests now, without the rest of their delay. */
  retryNow(): void
  /** Clears the pending rows; returns their tables. */
  clear(): readonly LiveTable[]
}

export interface TableRefetchQueueParts {
  environment: Pick<Environment, 'now' | 'setTimeout' | 'clearTimeout' | 'random'>
  refetch: TableRefetch
}

/** The state of the requests for a table. */
interface TableState {
  /** The records to ask for; `all` when any may have changed. */
  pending?: RecordChanges | 'all' | undefined
  /** When the last of them was announced, or put back to be requested again: a request before that may have missed it. */
  changedAt: number
  isInFlight?: boolean
  /** Recent announcements, each with its time. */
  recent: readonly { changes: TableState['pending']; at: number }[]
  /** When the next request may be sent. */
  readyAt: number
  failures: number
  /** True when the last answer was older than an announcement. */
  isLagging?: boolean
}

// Pushes come in bursts.
const batchDelayMs = 20
// A table that changes all the time is asked about twice a second.
const pauseMs = 500
// Above this number of rows, reading the lists is cheaper than requesting the rows.
const maxPending = 1000
const maxLaggingAnswers = 7

/**
 * A push does not cancel a request in flight: on a busy platform no request would ever finish. A push during a request
 * causes one more request after it. A request that failed in the network is repeated.
 */
export function createTableRefetchQueue({ environment, refetch }: TableRefetchQueueParts): TableRefetchQueue {
  const timers = createTimers(environment)
  const tables = new Map<LiveTable, TableState>()
  let generation = 0
  let requestCount = 0

  const stateOf = (table: LiveTable): TableState => {
    const state = tables.get(table) ?? { changedAt: 0, recent: [], readyAt: 0, failures: 0 }
    tables.set(table, state)
    return state
  }

  const ask = async (table: LiveTable) => {
    const state = stateOf(table)
    const startedIn = generation
    const { pending: asked, changedAt } = state
    const change = { table, changedAt, ...(asked !== 'all' && asked && { changes: asked }) }
    Object.assign(state, { pending: undefined, isInFlight: true, readyAt: environment.now() + pauseMs })
    const onMissed = (changes: RecordChanges) => {
      if (startedIn === generation) markAgain(table, changes)
    }
    // A refused request shows its error where the list is shown, and is not repeated.
    const request = withTimeout(timers, `request ${++requestCount}`, refetch(change, onMissed))
    const result = await request.then(
      (lagging) => ({ isFailed: false, lagging }),
      (error: unknown) => ({ isFailed: isRetryable(error), lagging: undefined }),
    )
    if (startedIn !== generation) return
    state.isInFlight = false
    state.failures = result.isFailed ? state.failures + 1 : 0
    if (result.isFailed) return askAgain(table, asked, backoffMs(state.failures, environment.random))
    const lagging = laggingOnceMore(result.lagging)
    state.isLagging = lagging.size > 0
    if (state.isLagging) return askAgain(table, lagging, laggingDelayMs(lagging))
    if (state.pending) askAfter(table, delayOf(state))
  }

  /** Merges earlier announcements into later ones, which take precedence for the same record. */
  const addOlder = (state: TableState, changes: TableState['pending']) => {
    if (!state.pending) state.changedAt = environment.now()
    state.pending = merged(changes, state.pending)
  }

  const askAgain = (table: LiveTable, changes: TableState['pending'], delayMs: number) => {
    addOlder(stateOf(table), changes)
    askAfter(table, delayMs)
  }

  const markAgain = (table: LiveTable, changes: RecordChanges) => {
    const state = stateOf(table)
    addOlder(state, changes)
    askUnlessWaiting(table, state)
  }

  const delayOf = ({ readyAt }: TableState) => Math.max(batchDelayMs, readyAt - environment.now())
  const askAfter = (table: LiveTable, delayMs: number) =>
    timers.set(table, () => askWithOthers(table), delayMs)

  /** The platform often announces one change for several tables; the changed rows are fetched in one request. */
  const askWithOthers = (table: LiveTable) => {
    void ask(table)
    for (const [other, { readyAt, failures, isLagging }] of tables) {
      const canSendEarly = readyAt <= environment.now() && failures === 0 && !isLagging
      if (!canSendEarly || !timers.isSet(other)) continue
      timers.stop(other)
      void ask(other)
    }
  }

  const askUnlessWaiting = (table: LiveTable, state: TableState) => {
    if (!state.isInFlight && !timers.isSet(table)) askAfter(table, delayOf(state))
  }

  const markChanged = (table: LiveTable, changes?: RecordChanges) => {
    if (changes?.size === 0) return
    const state = stateOf(table)
    state.changedAt = environment.now()
    state.pending = merged(state.pending, changes ?? 'all')
    state.recent = [...recentOf(state), { changes: changes ?? 'all', at: environment.now() }]
    askUnlessWaiting(table, state)
  }

  const recentOf = ({ recent }: TableState) =>
    recent.filter(({ at }) => environment.now() - at < replicaLagMs)

  return {
    markChanged,
    repeatRecent(table) {
      const state = stateOf(table)
      const recent = recentOf(state)
      for (const { changes } of recent.toReversed()) addOlder(state, changes)
      if (recent.length > 0) askUnlessWaiting(table, state)
    },
    retryNow() {
      for (const [table, state] of tables) {
        if (state.failures > 0 && timers.isSet(table)) askAfter(table, batchDelayMs)
        state.failures = 0
      }
    },
    clear() {
      generation += 1
      timers.stopAll()
      const unfinished = [...tables].flatMap(([table, { pending, isInFlight }]) =>
        pending || isInFlight ? table : [],
      )
      tables.clear()
      return unfinished
    },
  }
}

/** Returns the records to request again because their answers were too old: each a limited number of times. */
function laggingOnceMore(lagging: RecordChanges = new Map()): RecordChanges {
  const again = [...lagging].map(
    ([id, change]) => [id, { ...change, laggingAnswers: (change.laggingAnswers ?? 0) + 1 }] as const,
  )
  return new Map(again.filter(([, { laggingAnswers }]) => laggingAnswers <= maxLaggingAnswers))
}

/** A replica that is behind is asked again soon, then less and less often. */
function laggingDelayMs(lagging: RecordChanges): number {
  return (
    batchDelayMs * 2 ** Math.min(...[...lagging.values()].map(({ laggingAnswers = 0 }) => laggingAnswers))
  )
}

function merged(pending: TableState['pending'], more: TableState['pending']): TableState['pending'] {
  if (pending === undefined || more === undefined) return pending ?? more
  if (pending === 'all' || more === 'all') return 'all'
  const changes = newestChanges(pending, more)
  return changes.size > maxPending ? 'all' : changes
}

/** How much older than the request for it an answer may be: a replica lags. In milliseconds. */
const replicaLagMs = 5_000
