import { newestChange, notAnnounced, type RecordChange } from '../cache/rows/RecordChange'
import { batchesByTable } from './refetch/batchesByTable'
import type { LiveChange, LiveListeners, LiveStatus } from './Live'
import type { LiveTable } from '../client/records/LiveTable'

/** Stands for an id where all records of a table are followed. */
export const wholeTableId = ''

/** Followers of records, and the subscriptions for them on the platform. */
export interface FollowedRecords {
  /** Follows a record, also one that was paused; returns a function that stops following it. */
  add(table: LiveTable, id: string, listeners: LiveListeners): () => void
  /**
   * The record is in a final state: the next frames unsubscribe from it; its followers are kept in case it is resumed.
   * Returns whether it was active before.
   */
  pause(table: LiveTable, id: string): boolean
  /** Follows a paused record again; returns false where it was not paused, or has no followers any more. */
  resume(table: LiveTable, id: string): boolean
  /** Returns true when the record has followers and is not paused. */
  isActive(table: LiveTable, id: string): boolean
  /** Returns true when the record is active, or was until a moment ago and is still subscribed to. */
  isHeardOf(table: LiveTable, id: string): boolean
  /** A change was pushed for an inactive record, because the platform does not know yet that it is inactive. */
  noteIgnored(table: LiveTable, id: string, announced?: RecordChange): void
  /** Any inactive record may have changed, because the platform does not know yet that it is inactive. */
  noteAllIgnored(): void
  /** The newest change that was ignored so, if any; forgets it, because the caller handles it. */
  takeIgnored(table: LiveTable, id: string): RecordChange | undefined
  /** All records that have followers and are not paused. */
  active(): readonly FollowedRecord[]
  /**
   * Returns the frames that subscribe to new active records and unsubscribe from inactive ones.
   * They count as sent.
   */
  takePendingFrames(): readonly SubscriptionFrame[]
  /** The platform has answered a subscription to a table as a whole, and sent the changes before it. */
  noteAnswered(table: LiveTable): void
  /**
   * Returns true when the platform has answered all subscriptions of the table. Until then, changes may be missing that it will
   * name.
   */
  isAnswered(table: LiveTable): boolean
  /**
   * The connection was lost, and its subscriptions with it; returns the tables that were subscribed to as a whole, and of which
   * no change is missing or was ignored.
   */
  forgetSubscriptions(): readonly LiveTable[]
  /** The listeners to changes of a record: its own followers, and those of the whole table. */
  changeListeners(table: LiveTable, id: string): ((change: LiveChange) => void)[]
  statusListeners(): ((status: LiveStatus) => void)[]
  clear(): void
  /** How many records are followed or paused. */
  readonly size: number
}

/** A record that is followed. */
export interface FollowedRecord {
  table: LiveTable
  id: string
}

/** A frame that subscribes to changes on the platform, or unsubscribes from them. */
export interface SubscriptionFrame {
  type: 'subscribe' | 'unsubscribe'
  table: LiveTable
  ids: readonly string[]
}

interface FollowedEntry extends FollowedRecord {
  listeners: Set<LiveListeners>
  isPaused: boolean
}

const maxIdsPerFrame = 100

export function createFollowedRecords(): FollowedRecords {
  const entries = new Map<string, FollowedEntry>()
  const subscribed = new Map<string, FollowedRecord>()
  /** Changes of records that are subscribed to and no longer active. */
  const ignored = new Map<string, RecordChange>()
  /** How many subscriptions to a table as a whole are not answered yet. */
  const unanswered = new Map<LiveTable, number>()

  const entryOf = (table: LiveTable, id: string) => entries.get(keyOf({ table, id }))
  const active = () => [...entries.values()].filter(({ isPaused }) => !isPaused)

  const setPaused = (entry: FollowedEntry | undefined, isPaused: boolean): boolean => {
    if (!entry || entry.isPaused === isPaused) return false
    entry.isPaused = isPaused
    return true
  }

  const isActive = (table: LiveTable, id: string) => entryOf(table, id)?.isPaused === false

  const isAnswered = (table: LiveTable) => !unanswered.get(table)

  const noteIgnored = (table: LiveTable, id: string, announced = notAnnounced) => {
    const key = keyOf({ table, id })
    if (!subscribed.has(key) || isActive(table, id)) return
    ignored.set(key, newestChange(ignored.get(key), announced))
  }

  return {
    add(table, id, listeners) {
      const entry = entryOf(table, id) ?? { table, id, listeners: new Set(), isPaused: false }
      // A copy, so that the same listeners given twice count twice.
      const own = { ...listeners }
      entry.listeners.add(own)
      entry.isPaused = false
      entries.set(keyOf(entry), entry)
      return () => {
        entry.listeners.delete(own)
        if (entry.listeners.size === 0 && entryOf(table, id) === entry) entries.delete(keyOf(entry))
      }
    },
    pause: (table, id) => setPaused(entryOf(table, id), true),
    resume: (table, id) => setPaused(entryOf(table, id), false),
    isActive,
    isHeardOf: (table, id) => isActive(table, id) || subscribed.has(keyOf({ table, id })),
    noteIgnored,
    noteAllIgnored() {
      for (const { table, id } of subscribed.values()) noteIgnored(table, id)
    },
    takeIgnored(table, id) {
      const key = keyOf({ table, id })
      const announced = ignored.get(key)
      ignored.delete(key)
      return announced
    },
    active,
    takePendingFrames() {
      const current = new Map(active().map((each) => [keyOf(each), { table: each.table, id: each.id }]))
      const removed = [...subscribed].filter(([key]) => !current.has(key)).map(([, each]) => each)
      const added = [...current].filter(([key]) => !subscribed.has(key)).map(([, each]) => each)
      subscribed.clear()
      for (const [key, each] of current) subscribed.set(key, each)
      for (const { table, id } of added)
        if (id === wholeTableId) unanswered.set(table, (unanswered.get(table) ?? 0) + 1)
      return [...framesOf('unsubscribe', removed), ...framesOf('subscribe', added)]
    },
    noteAnswered(table) {
      unanswered.set(table, Math.max(0, (unanswered.get(table) ?? 0) - 1))
    },
    isAnswered,
    forgetSubscriptions() {
      const tables = [...subscribed].flatMap(([key, { table, id }]) =>
        id === wholeTableId && !ignored.has(key) && isAnswered(table) ? table : [],
      )
      subscribed.clear()
      ignored.clear()
      unanswered.clear()
      return tables
    },
    changeListeners: (table, id) =>
      [...new Set([entryOf(table, id), entryOf(table, wholeTableId)])].flatMap((entry) =>
        [...(entry?.listeners ?? [])].flatMap(({ onChange }) => onChange ?? []),
      ),
    statusListeners: () =>
      [...entries.values()].flatMap(({ listeners }) =>
        [...listeners].flatMap(({ onState }) => onState ?? []),
      ),
    clear() {
      entries.clear()
      subscribed.clear()
      ignored.clear()
      unanswered.clear()
    },
    get size() {
      return entries.size
    },
  }
}

function keyOf({ table, id }: FollowedRecord): string {
  return `${table}:${id}`
}

function framesOf(type: SubscriptionFrame['type'], followed: readonly FollowedRecord[]): SubscriptionFrame[] {
  const wholeTables = followed.filter(({ id }) => id === wholeTableId)
  const records = followed.filter(({ id }) => id !== wholeTableId)
  const frames = batchesByTable(records, maxIdsPerFrame).flatMap((batch) => {
    const [first] = batch
    return first ? [{ type, table: first.table, ids: batch.map(({ id }) => id) }] : []
  })
  return [...wholeTables.map(({ table }) => ({ type, table, ids: [] })), ...frames]
}
