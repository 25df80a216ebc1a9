import type { Entity } from '../cache/entity'
import { readVersion } from '../cache/readVersion'
import type { Environment } from '../client/Environment'
import { backoff } from './backoff'
import { batchesByTable } from './batchesByTable'
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
  let timer: unknown
  let generation = 0

  const schedule = (milliseconds: number) => {
    timer ??= environment.setTimeout(flush, milliseconds)
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
    const answer = await requery(
      first.table,
      batch.map(({ id }) => id),
    ).catch(() => undefined)
    if (asked !== generation) return
    failures = answer ? 0 : failures + 1
    for (const each of batch) land(each, answer)
    if ([...due.values()].some(({ isDirty }) => isDirty))
      schedule(answer ? batchWithin : backoff(failures, environment.random))
  }

  const land = (each: Due, answer: ReadonlyMap<string, Entity | undefined> | undefined) => {
    each.isFlying = false
    if (due.get(keyOf(each)) !== each) return
    const record = answer?.get(each.id)
    if (!answer || isBehind(record, each.version)) each.isDirty = true
    if (each.isDirty) return
    due.delete(keyOf(each))
    onCaughtUp(each.table, each.id, record)
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
    clear() {
      generation += 1
      environment.clearTimeout(timer)
      timer = undefined
      due.clear()
    },
  }
}

function keyOf({ table, id }: Pick<Due, 'table' | 'id'>): string {
  return `${table}:${id}`
}

function isBehind(record: Entity | undefined, version: number): boolean {
  const known = readVersion(record?.version)
  return known !== undefined && known < version
}
