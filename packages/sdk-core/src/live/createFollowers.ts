import { batchesByTable } from './batchesByTable'
import type { LiveChange, LiveListeners, LiveStatus } from './Live'
import type { LiveTable } from '../client/LiveTable'

/** Who follows which records, and what the platform has been told of it. A list is followed under the id ''. */
export interface Followers {
  /** Follows a record, again if it had been stopped; answers how to leave. */
  add(table: LiveTable, id: string, listeners: LiveListeners): () => void
  /** Nothing more will happen to the record; its followers stay for the day it is resumed. */
  stop(table: LiveTable, id: string): boolean
  /** Follows a stopped record again, if anybody still does. */
  resume(table: LiveTable, id: string): boolean
  isWanted(table: LiveTable, id: string): boolean
  /** The platform speaks of the record, and nobody listens. */
  isOverheard(table: LiveTable, id: string): boolean
  wanted(): readonly Followed[]
  /** The frames that bring the platform's knowledge up to ours; they count as sent. */
  news(): readonly LiveFrame[]
  /** A new connection knows nothing. */
  forgetTold(): void
  changeListeners(table: LiveTable, id: string): ((change: LiveChange) => void)[]
  stateListeners(): ((status: LiveStatus) => void)[]
  clear(): void
  /** How many records are followed or stopped. */
  readonly size: number
}

/** A record somebody follows. */
export interface Followed {
  table: LiveTable
  id: string
}

/** What we say to the platform. */
export interface LiveFrame {
  type: 'subscribe' | 'unsubscribe'
  table: LiveTable
  ids: readonly string[]
}

interface Follower extends Followed {
  listeners: Set<LiveListeners>
  isStopped: boolean
}

const frameSize = 100

export function createFollowers(): Followers {
  const followers = new Map<string, Follower>()
  const told = new Map<string, Followed>()

  const at = (table: LiveTable, id: string) => followers.get(keyOf({ table, id }))
  const wanted = () => [...followers.values()].filter(({ isStopped }) => !isStopped)

  const setStopped = (follower: Follower | undefined, isStopped: boolean): boolean => {
    if (!follower || follower.isStopped === isStopped) return false
    follower.isStopped = isStopped
    return true
  }

  return {
    add(table, id, listeners) {
      const follower = at(table, id) ?? { table, id, listeners: new Set(), isStopped: false }
      // A copy, so that the same listeners given twice count twice.
      const own = { ...listeners }
      follower.listeners.add(own)
      follower.isStopped = false
      followers.set(keyOf(follower), follower)
      return () => {
        follower.listeners.delete(own)
        if (follower.listeners.size === 0 && at(table, id) === follower) followers.delete(keyOf(follower))
      }
    },
    stop: (table, id) => setStopped(at(table, id), true),
    resume: (table, id) => setStopped(at(table, id), false),
    isWanted: (table, id) => at(table, id)?.isStopped === false,
    isOverheard: (table, id) => told.has(keyOf({ table, id })) && at(table, id)?.isStopped !== false,
    wanted,
    news() {
      const now = new Map(wanted().map((each) => [keyOf(each), { table: each.table, id: each.id }]))
      const gone = [...told].filter(([key]) => !now.has(key)).map(([, each]) => each)
      const come = [...now].filter(([key]) => !told.has(key)).map(([, each]) => each)
      told.clear()
      for (const [key, each] of now) told.set(key, each)
      return [...framesOf('unsubscribe', gone), ...framesOf('subscribe', come)]
    },
    forgetTold: () => told.clear(),
    changeListeners: (table, id) =>
      [...new Set([at(table, id), at(table, '')])].flatMap((follower) =>
        [...(follower?.listeners ?? [])].flatMap(({ onChange }) => onChange ?? []),
      ),
    stateListeners: () =>
      [...followers.values()].flatMap(({ listeners }) =>
        [...listeners].flatMap(({ onState }) => onState ?? []),
      ),
    clear() {
      followers.clear()
      told.clear()
    },
    get size() {
      return followers.size
    },
  }
}

function keyOf({ table, id }: Followed): string {
  return `${table}:${id}`
}

function framesOf(type: LiveFrame['type'], records: readonly Followed[]): LiveFrame[] {
  const lists = records.filter(({ id }) => id === '').map(({ table }) => ({ type, table, ids: [] }))
  const rows = records.filter(({ id }) => id !== '')
  const pages = batchesByTable(rows, frameSize).flatMap((page) => {
    const [first] = page
    return first ? [{ type, table: first.table, ids: page.map(({ id }) => id) }] : []
  })
  return [...lists, ...pages]
}
