import { batchesByTable } from './batchesByTable'
import type { LiveChange, LiveListeners, LiveStatus } from './Live'
import type { LiveTable } from '../client/LiveTable'

/** Who follows which records, and which of them are subscribed to on the platform. A list is followed under the id ''. */
export interface FollowedRecords {
  /** Follows a record, also one that was stopped; returns a function that stops following it. */
  add(table: LiveTable, id: string, listeners: LiveListeners): () => void
  /** The record is in a final state: the next frames unsubscribe from it; its followers are kept in case it is resumed. */
  stop(table: LiveTable, id: string): boolean
  /** Follows a stopped record again, if it still has followers. */
  resume(table: LiveTable, id: string): boolean
  /** Whether the record has followers and is not stopped. */
  isActive(table: LiveTable, id: string): boolean
  /** Whether the platform still sends changes of a record that is not active: they were ignored. */
  isUnsubscribePending(table: LiveTable, id: string): boolean
  /** All records that have followers and are not stopped. */
  active(): readonly FollowedRecord[]
  /** The frames that subscribe to what is active, and unsubscribe from the rest. They count as sent. */
  takePendingFrames(since?: (table: LiveTable) => number | undefined): readonly LiveFrame[]
  /** The connection was lost, and its subscriptions with it; returns the tables whose lists were subscribed to. */
  forgetSubscriptions(): readonly LiveTable[]
  changeListeners(table: LiveTable, id: string): ((change: LiveChange) => void)[]
  stateListeners(): ((status: LiveStatus) => void)[]
  clear(): void
  /** How many records are followed or stopped. */
  readonly size: number
}

/** A record that is followed. */
export interface FollowedRecord {
  table: LiveTable
  id: string
}

/** A frame sent to the platform. */
export interface LiveFrame {
  type: 'subscribe' | 'unsubscribe'
  table: LiveTable
  ids: readonly string[]
  /** For lists: asks for what changed in these last milliseconds. */
  since?: number
}

interface FollowedEntry extends FollowedRecord {
  listeners: Set<LiveListeners>
  isStopped: boolean
}

const maxIdsPerFrame = 100

export function createFollowedRecords(): FollowedRecords {
  const entries = new Map<string, FollowedEntry>()
  const subscribed = new Map<string, FollowedRecord>()

  const entryOf = (table: LiveTable, id: string) => entries.get(keyOf({ table, id }))
  const active = () => [...entries.values()].filter(({ isStopped }) => !isStopped)

  const setStopped = (entry: FollowedEntry | undefined, isStopped: boolean): boolean => {
    if (!entry || entry.isStopped === isStopped) return false
    entry.isStopped = isStopped
    return true
  }

  const isActive = (table: LiveTable, id: string) => entryOf(table, id)?.isStopped === false

  return {
    add(table, id, listeners) {
      const entry = entryOf(table, id) ?? { table, id, listeners: new Set(), isStopped: false }
      // A copy, so that the same listeners given twice count twice.
      const own = { ...listeners }
      entry.listeners.add(own)
      entry.isStopped = false
      entries.set(keyOf(entry), entry)
      return () => {
        entry.listeners.delete(own)
        if (entry.listeners.size === 0 && entryOf(table, id) === entry) entries.delete(keyOf(entry))
      }
    },
    stop: (table, id) => setStopped(entryOf(table, id), true),
    resume: (table, id) => setStopped(entryOf(table, id), false),
    isActive,
    isUnsubscribePending: (table, id) => subscribed.has(keyOf({ table, id })) && !isActive(table, id),
    active,
    takePendingFrames(since) {
      const current = new Map(active().map((each) => [keyOf(each), { table: each.table, id: each.id }]))
      const removed = [...subscribed].filter(([key]) => !current.has(key)).map(([, each]) => each)
      const added = [...current].filter(([key]) => !subscribed.has(key)).map(([, each]) => each)
      subscribed.clear()
      for (const [key, each] of current) subscribed.set(key, each)
      return [
        ...framesOf('unsubscribe', removed),
        ...framesOf('subscribe', added).map((frame) => withAge(frame, since)),
      ]
    },
    forgetSubscriptions() {
      const tables = [...subscribed.values()].flatMap(({ table, id }) => (id === '' ? table : []))
      subscribed.clear()
      return tables
    },
    changeListeners: (table, id) =>
      [...new Set([entryOf(table, id), entryOf(table, '')])].flatMap((entry) =>
        [...(entry?.listeners ?? [])].flatMap(({ onChange }) => onChange ?? []),
      ),
    stateListeners: () =>
      [...entries.values()].flatMap(({ listeners }) =>
        [...listeners].flatMap(({ onState }) => onState ?? []),
      ),
    clear() {
      entries.clear()
      subscribed.clear()
    },
    get size() {
      return entries.size
    },
  }
}

function keyOf({ table, id }: FollowedRecord): string {
  return `${table}:${id}`
}

function framesOf(type: LiveFrame['type'], records: readonly FollowedRecord[]): LiveFrame[] {
  const lists = records.filter(({ id }) => id === '').map(({ table }) => ({ type, table, ids: [] }))
  const rows = records.filter(({ id }) => id !== '')
  const pages = batchesByTable(rows, maxIdsPerFrame).flatMap((page) => {
    const [first] = page
    return first ? [{ type, table: first.table, ids: page.map(({ id }) => id) }] : []
  })
  return [...lists, ...pages]
}

function withAge(frame: LiveFrame, since?: (table: LiveTable) => number | undefined): LiveFrame {
  const age = frame.ids.length === 0 ? since?.(frame.table) : undefined
  return age === undefined ? frame : { ...frame, since: age }
}
