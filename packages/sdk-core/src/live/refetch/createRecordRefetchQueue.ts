import type { Entity } from '../../cache/entity'
import { isBehind } from '../../cache/rows/laggingRows'
import {
  newestChange,
  notAnnounced,
  type RecordChange,
  type RecordChanges,
} from '../../cache/rows/RecordChange'
import type { Environment } from '../../client/transport/Environment'
import { backoffMs } from '../socket/backoffMs'
import { batchesByTable } from './batchesByTable'
import { createTimers } from '../socket/createTimers'
import { withTimeout } from '../socket/withTimeout'
import type { LiveTable } from '../../client/records/LiveTable'

/**
 * Brings the answers that show the records up to date, through `TableRefetch`; resolves to the records in the cache then, by id.
 * An unchanged record whose request was refused is left out. `onMissed` is called when a request that was in flight has ended,
 * with the records it may have missed.
 */
export type RecordRefetch = (
  table: LiveTable,
  changes: RecordChanges,
  onMissed: (changes: RecordChanges) => void,
) => Promise<ReadonlyMap<string, Entity | undefined>>

/** Fetches records that may have changed, until the version found is at least the version that was announced. */
export interface RecordRefetchQueue {
  /** The record may have changed, to the announced version if one is given. */
  markChanged(table: LiveTable, id: string, announced?: RecordChange): void
  /** The record is no longer followed. Returns its announced version if it was not fetched yet. */
  forget(table: LiveTable, id: string): RecordChange | undefined
  /** The platform can be reached again: fetches pending records now, without the rest of their delay. */
  retryNow(): void
  clear(): void
}

export interface RecordRefetchQueueParts {
  environment: Pick<Environment, 'now' | 'setTimeout' | 'clearTimeout' | 'random'>
  refetch: RecordRefetch
  /**
   * Called when a record is up to date, or its request was refused; `record` is missing where no valid answer shows it, and
   * where its request was refused and it did not change.
   */
  onCaughtUp: (table: LiveTable, id: string, record: Entity | undefined) => void
}

/** A record to fetch. */
interface PendingRecord {
  table: LiveTable
  id: string
  /** The newest that was announced of it. */
  announced: RecordChange
  isInFlight: boolean
  /** It changed after the last request for it, none was sent yet, or the last one failed or was answered too old. */
  needsRefetch: boolean
  /** When to fetch it. Each record has its own time, so that one that fails does not delay the others. */
  dueAt: number
  /** How many answers in a row were older than the announced version. */
  laggingAnswers: number
}

// Pushes come in bursts; one request fetches all records of a burst.
const batchDelayMs = 20
const batchSize = 100

export function createRecordRefetchQueue({
  environment,
  refetch,
  onCaughtUp,
}: RecordRefetchQueueParts): RecordRefetchQueue {
  const pending = new Map<string, PendingRecord>()
  const requestTimeouts = createTimers(environment)
  let requestCount = 0
  // A table that cannot be fetched does not slow the others down.
  const failures = new Map<LiveTable, number>()
  let timer: { handle: unknown; at: number } | undefined
  let generation = 0

  const endOfBatch = () => environment.now() + batchDelayMs
  const waitingRecords = () =>
    [...pending.values()].filter(({ needsRefetch, isInFlight }) => needsRefetch && !isInFlight)

  const stopTimer = () => {
    environment.clearTimeout(timer?.handle)
    timer = undefined
  }

  const schedule = (at: number) => {
    if (timer && timer.at <= at) return
    stopTimer()
    timer = { handle: environment.setTimeout(flush, at - environment.now()), at }
  }

  const scheduleNext = () => {
    const next = waitingRecords().reduce((first, { dueAt }) => Math.min(first, dueAt), Infinity)
    if (next < Infinity) schedule(next)
  }

  const flush = () => {
    timer = undefined
    const ready = waitingRecords().filter(({ dueAt }) => dueAt <= endOfBatch())
    for (const batch of batchesByTable(ready, batchSize)) void sendBatch(batch)
    scheduleNext()
  }

  const sendBatch = async (batch: readonly PendingRecord[]) => {
    const [first] = batch
    if (!first) return
    const startedIn = generation
    for (const record of batch) Object.assign(record, { isInFlight: true, needsRefetch: false })
    const changes = new Map(batch.map(({ id, announced }) => [id, announced]))
    const onMissed = (missed: RecordChanges) => {
      if (startedIn === generation) for (const [id, change] of missed) markMissed(first.table, id, change)
    }
    const request = withTimeout(
      requestTimeouts,
      String(++requestCount),
      refetch(first.table, changes, onMissed),
    )
    const shown = await request.catch(() => undefined)
    if (startedIn !== generation) return
    const failureCount = shown ? 0 : (failures.get(first.table) ?? 0) + 1
    failures.set(first.table, failureCount)
    const retryAt = environment.now() + (shown ? batchDelayMs : backoffMs(failureCount, environment.random))
    for (const record of batch) settle(record, shown, retryAt)
    scheduleNext()
  }

  /** `shown` has the cached records of the batch after its request; `undefined` if the request failed. */
  const settle = (
    record: PendingRecord,
    shown: ReadonlyMap<string, Entity | undefined> | undefined,
    retryAt: number,
  ) => {
    record.isInFlight = false
    if (pending.get(keyOf(record)) !== record) return
    const shownRecord = shown?.get(record.id)
    const isLagging = !!shownRecord && isBehind(shownRecord, record.announced)
    record.laggingAnswers = isLagging ? record.laggingAnswers + 1 : 0
    record.dueAt = isLagging ? environment.now() + laggingDelayMs(record.laggingAnswers) : retryAt
    record.needsRefetch ||= !shown || isLagging
    if (record.needsRefetch) return
    pending.delete(keyOf(record))
    onCaughtUp(record.table, record.id, shownRecord)
  }

  const markChanged = (table: LiveTable, id: string, announced = notAnnounced) => {
    const known = pending.get(keyOf({ table, id }))
    const record = known ?? {
      table,
      id,
      announced,
      isInFlight: false,
      needsRefetch: true,
      dueAt: endOfBatch(),
      laggingAnswers: 0,
    }
    record.announced = newestChange(record.announced, announced)
    record.needsRefetch = true
    pending.set(keyOf(record), record)
    if (!record.isInFlight) schedule(record.dueAt)
  }

  /** A change that was announced meanwhile replaces one of the same version. */
  const markMissed = (table: LiveTable, id: string, missed: RecordChange) =>
    markChanged(table, id, newestChange(missed, pending.get(keyOf({ table, id }))?.announced ?? missed))

  return {
    markChanged,
    forget(table, id) {
      const record = pending.get(keyOf({ table, id }))
      pending.delete(keyOf({ table, id }))
      return record?.announced
    },
    retryNow() {
      failures.clear()
      for (const record of pending.values()) Object.assign(record, { dueAt: endOfBatch(), laggingAnswers: 0 })
      scheduleNext()
    },
    clear() {
      generation += 1
      stopTimer()
      requestTimeouts.stopAll()
      pending.clear()
    },
  }
}

// A replica that is far behind is asked again soon, then less and less often: every 2.5 s in the end.
function laggingDelayMs(times: number): number {
  return batchDelayMs * 2 ** Math.min(times, 7)
}

function keyOf({ table, id }: Pick<PendingRecord, 'table' | 'id'>): string {
  return `${table}:${id}`
}
