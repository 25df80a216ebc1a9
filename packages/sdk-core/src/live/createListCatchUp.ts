import { newestRows, type ChangedRows } from '../cache/rows/ChangedRows'
import type { Environment } from '../client/Environment'
import { isRetryable } from '../errors/isRetryable'
import type { LiveTable } from '../client/LiveTable'
import { backoff } from './backoff'
import type { ListRefetch } from './createListRefetch'
import { createTimers } from './createTimers'
import { withTimeout } from './withTimeout'

/** Brings the lists of a table up to date, with one request at a time. */
export interface ListCatchUp {
  /** Records of the table have changed; without `rows`, any of them may have. */
  markChanged(table: LiveTable, rows?: ChangedRows): void
  /** The platform can be reached again: repeats failed requests now, without the rest of their delay. */
  retryNow(): void
  /** Forgets what was to be fetched; returns the tables of which that is true. */
  clear(): readonly LiveTable[]
}

export interface ListCatchUpParts {
  environment: Pick<Environment, 'now' | 'setTimeout' | 'clearTimeout' | 'random'>
  refetch: ListRefetch
}

/** What is known of the lists of a table. */
interface TableState {
  /** The records to ask for; `all` when any may have changed. */
  pending: ChangedRows | 'all' | undefined
  /** When the first of them was told. */
  changedAt: number
  isInFlight: boolean
  /** When the next request may be sent. */
  readyAt: number
  failures: number
  /** How many answers in a row were older than what the platform had told. */
  laggingAnswers: number
}

// Pushes come in bursts.
const batchDelayMs = 20
// A table that changes all the time is asked about twice a second.
const pauseMs = 500
// Above this, reading the lists costs less than asking for so many of their rows.
const maxPending = 1000
const maxLaggingAnswers = 7

/**
 * A push does not cancel a request in flight: on a busy platform no request would ever finish. A push during a request
 * causes one more request after it. A request that failed in the network is repeated.
 */
export function createListCatchUp({ environment, refetch }: ListCatchUpParts): ListCatchUp {
  const timers = createTimers(environment)
  const tables = new Map<LiveTable, TableState>()
  let generation = 0
  let requestCount = 0

  const stateOf = (table: LiveTable): TableState => {
    const known = tables.get(table)
    const state = known ?? {
      pending: undefined,
      changedAt: 0,
      isInFlight: false,
      readyAt: 0,
      failures: 0,
      laggingAnswers: 0,
    }
    tables.set(table, state)
    return state
  }

  const ask = async (table: LiveTable) => {
    const state = stateOf(table)
    const startedIn = generation
    const { pending: asked, changedAt } = state
    const change = { table, changedAt, ...(asked !== 'all' && asked && { rows: asked }) }
    Object.assign(state, { pending: undefined, isInFlight: true, readyAt: environment.now() + pauseMs })
    const later = (rows: ChangedRows) => {
      if (startedIn === generation) markPending(table, (told) => merged(rows, told))
    }
    // A refused request shows its error where the list is shown, and is not repeated.
    const request = withTimeout(timers, `request ${++requestCount}`, refetch(change, later))
    const result = await request.then(
      (lagging) => ({ isFailed: false, lagging }),
      (error: unknown) => ({ isFailed: isRetryable(error), lagging: undefined }),
    )
    if (startedIn !== generation) return
    state.isInFlight = false
    state.failures = result.isFailed ? state.failures + 1 : 0
    if (result.isFailed) return askAgain(table, asked, backoff(state.failures, environment.random))
    const isLagging = !!result.lagging?.size && state.laggingAnswers < maxLaggingAnswers
    state.laggingAnswers = isLagging ? state.laggingAnswers + 1 : 0
    if (isLagging) return askAgain(table, result.lagging, batchDelayMs * 2 ** state.laggingAnswers)
    if (state.pending) askAfter(table, delayOf(state))
  }

  const askAgain = (table: LiveTable, rows: TableState['pending'], delayMs: number) => {
    const state = stateOf(table)
    if (!state.pending) state.changedAt = environment.now()
    // What was told meanwhile is newer.
    state.pending = merged(rows, state.pending)
    askAfter(table, delayMs)
  }

  const delayOf = ({ readyAt }: TableState) => Math.max(batchDelayMs, readyAt - environment.now())
  const askAfter = (table: LiveTable, delayMs: number) => timers.set(table, () => void ask(table), delayMs)

  const markChanged = (table: LiveTable, rows?: ChangedRows) => {
    if (rows?.size !== 0) markPending(table, (told) => merged(told, rows ?? 'all'))
  }

  const markPending = (table: LiveTable, add: (told: TableState['pending']) => TableState['pending']) => {
    const state = stateOf(table)
    if (!state.pending) state.changedAt = environment.now()
    state.pending = add(state.pending)
    if (!state.isInFlight && !timers.isSet(table)) askAfter(table, delayOf(state))
  }

  return {
    markChanged,
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

function merged(pending: TableState['pending'], more: TableState['pending']): TableState['pending'] {
  if (pending === undefined || more === undefined) return pending ?? more
  if (pending === 'all' || more === 'all') return 'all'
  const rows = newestRows(pending, more)
  return rows.size > maxPending ? 'all' : rows
}
