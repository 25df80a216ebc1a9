import type { Entity } from '../cache/entity'
import { readVersion } from '../cache/readVersion'
import type { Environment } from '../client/Environment'
import { backoff } from './backoff'
import { batchesByTable } from './batchesByTable'
import { inTime } from './inTime'
import type { LiveTable } from './LiveTable'

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
  environment: Pick<Environment, 'setTimeout' | 'clearTimeout' | 'random'>
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
}

// Pushes come in bursts; asking once for all of them is most of the speed.
const batchWithin = 20
const batchSize = 100

export function createCatchUp({ environment, requery, onCaughtUp }: CatchUpParts): CatchUp {
  const due = new Map<string, Due>()
  let failures = 0
  let lags = 0
  let timer: unknown
  let generation = 0

  const schedule = (milliseconds: number) => {
    timer ??= environment.setTimeout(flush, milliseconds)
  }

  const stop = () => {
    environment.clearTimeout(timer)
    timer = undefined
  }

  const flush = () => {
    timer = undefined
    const waiting = [...due.values()].filter(({ isDirty, isFlying }) => isDirty && !isFlying)
    for (const batch of batchesByTable(waiting, batchSize)) void ask(batch)
  }

  const ask = async (batch: readonly Due[]) => {
    const [first] = batch
    if (!first) return
    const asked = generation
    for (const each of batch) Object.assign(each, { isFlying: true, isDirty: false })
    const ids = batch.map(({ id }) => id)
    const answer = await inTime(environment, requery(first.table, ids)).catch(() => undefined)
    if (asked !== generation) return
    failures = answer ? 0 : failures + 1
    lags = batch.filter((each) => land(each, answer)).length > 0 ? lags + 1 : 0
    if ([...due.values()].some(({ isDirty }) => isDirty))
      schedule(answer ? lagging(lags) : backoff(failures, environment.random))
  }

  /** Whether the answer shows less of the record than the platform already told us of. */
  const land = (each: Due, answer: ReadonlyMap<string, Entity | undefined> | undefined): boolean => {
    each.isFlying = false
    if (due.get(keyOf(each)) !== each) return false
    const record = answer?.get(each.id)
    const isLagging = answer !== undefined && isBehind(record, each.version)
    if (!answer || isLagging) each.isDirty = true
    if (each.isDirty) return isLagging
    due.delete(keyOf(each))
    onCaughtUp(each.table, each.id, record)
    return false
  }

  return {
    mark(table, id, version = 0) {
      const each = due.get(keyOf({ table, id })) ?? { table, id, version, isFlying: false, isDirty: true }
      each.version = Math.max(each.version, version)
      each.isDirty = true
      due.set(keyOf(each), each)
      schedule(batchWithin)
    },
    forget: (table, id) => void due.delete(keyOf({ table, id })),
    hurry() {
      failures = lags = 0
      stop()
      if (due.size > 0) schedule(batchWithin)
    },
    clear() {
      generation += 1
      stop()
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
