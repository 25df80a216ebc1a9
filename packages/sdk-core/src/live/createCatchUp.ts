import type { Entity } from '../cache/entity'
import { readVersion } from '../cache/readVersion'
import type { Environment } from '../client/Environment'
import { backoff } from './backoff'
import { batchesByTable } from './batchesByTable'
import { createTimers } from './createTimers'
import { inTime } from './inTime'
import type { LiveTable } from '../client/LiveTable'

/** Asks the platform for records and brings them into the cache; answers what it found, by id. */
export type Requery = (
  table: LiveTable,
  ids: readonly string[],
) => Promise<ReadonlyMap<string, Entity | undefined>>

/** Asks for records that may have changed until what is known of each is as new as it was said to be. */
export interface CatchUp {
  /** The record may have changed, to this version if one was named. */
  mark(table: LiveTable, id: string, version?: number): void
  /** Nobody follows the record any more. */
  forget(table: LiveTable, id: string): void
  /** The platform can be reached again: what is left to ask for is asked for at once. */
  hurry(): void
  clear(): void
}

export interface CatchUpParts {
  environment: Pick<Environment, 'now' | 'setTimeout' | 'clearTimeout' | 'random'>
  requery: Requery
  /** A record is caught up; without the record when the platform did not say. */
  onCaughtUp: (table: LiveTable, id: string, record: Entity | undefined) => void
}

/** A record to ask for. */
interface Due {
  table: LiveTable
  id: string
  /** The newest version it was said to have. */
  version: number
  isFlying: boolean
  /** Something happened after it was last asked for. */
  isDirty: boolean
  /** When to ask for it; one that lags or cannot be had does not hold the others up. */
  at: number
  /** How often its answer was older than it was said to be. */
  lags: number
}

// Pushes come in bursts; asking once for all of them is most of the speed.
const batchWithin = 20
const batchSize = 100

export function createCatchUp({ environment, requery, onCaughtUp }: CatchUpParts): CatchUp {
  const due = new Map<string, Due>()
  const patience = createTimers(environment)
  let questions = 0
  let failures = 0
  let timer: { handle: unknown; at: number } | undefined
  let generation = 0

  const soon = () => environment.now() + batchWithin
  const waiting = () => [...due.values()].filter(({ isDirty, isFlying }) => isDirty && !isFlying)

  const stop = () => {
    environment.clearTimeout(timer?.handle)
    timer = undefined
  }

  const schedule = (at: number) => {
    if (timer && timer.at <= at) return
    stop()
    timer = { handle: environment.setTimeout(flush, at - environment.now()), at }
  }

  const scheduleNext = () => {
    const next = waiting().reduce((first, { at }) => Math.min(first, at), Infinity)
    if (next < Infinity) schedule(next)
  }

  const flush = () => {
    timer = undefined
    const ready = waiting().filter(({ at }) => at <= soon())
    for (const batch of batchesByTable(ready, batchSize)) void ask(batch)
    scheduleNext()
  }

  const ask = async (batch: readonly Due[]) => {
    const [first] = batch
    if (!first) return
    const asked = generation
    for (const each of batch) Object.assign(each, { isFlying: true, isDirty: false })
    const ids = batch.map(({ id }) => id)
    const question = inTime(patience, String(++questions), requery(first.table, ids))
    const answer = await question.catch(() => undefined)
    if (asked !== generation) return
    failures = answer ? 0 : failures + 1
    const again = environment.now() + (answer ? batchWithin : backoff(failures, environment.random))
    for (const each of batch) land(each, answer, again)
    scheduleNext()
  }

  const land = (each: Due, answer: ReadonlyMap<string, Entity | undefined> | undefined, again: number) => {
    each.isFlying = false
    if (due.get(keyOf(each)) !== each) return
    const record = answer?.get(each.id)
    const isLagging = answer !== undefined && isBehind(record, each.version)
    each.lags = isLagging ? each.lags + 1 : 0
    each.at = isLagging ? environment.now() + lagging(each.lags) : again
    each.isDirty ||= !answer || isLagging
    if (each.isDirty) return
    due.delete(keyOf(each))
    onCaughtUp(each.table, each.id, record)
  }

  return {
    mark(table, id, version = 0) {
      const known = due.get(keyOf({ table, id }))
      const each = known ?? { table, id, version, isFlying: false, isDirty: true, at: soon(), lags: 0 }
      each.version = Math.max(each.version, version)
      each.isDirty = true
      due.set(keyOf(each), each)
      if (!each.isFlying) schedule(each.at)
    },
    forget: (table, id) => void due.delete(keyOf({ table, id })),
    hurry() {
      failures = 0
      for (const each of due.values()) Object.assign(each, { at: soon(), lags: 0 })
      scheduleNext()
    },
    clear() {
      generation += 1
      stop()
      patience.stopAll()
      due.clear()
    },
  }
}

// A replica that is far behind is asked at once, then less and less often: every 2.5 s at the end.
function lagging(times: number): number {
  return batchWithin * 2 ** Math.min(times, 7)
}

function keyOf({ table, id }: Pick<Due, 'table' | 'id'>): string {
  return `${table}:${id}`
}

function isBehind(record: Entity | undefined, version: number): boolean {
  const known = readVersion(record?.version)
  return known !== undefined && known < version
}
