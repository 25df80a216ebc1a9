import { entityKey, type Entity, type EntityKey, type RecordName } from './entity'
import { freshen, type Arrival, type Latest } from './freshen'
import { isOlder, mergeEntity } from './mergeEntity'
import { patchEntity } from './patchEntity'
import { walkEntities } from './walkEntities'

/** One request on its way. */
export interface Passage {
  /**
   * The answer, with whatever a younger request or a write has meanwhile found out put in place of what it says itself.
   * `decides` tells which fields may decide the rows of its lists, and their order.
   */
  arrive(answer: unknown, decides?: (fields: readonly string[]) => boolean): Arrival
  /** What a write answered, with records as somebody else was told of them later: it may be answered last. */
  renew(answer: unknown): unknown
  /** Whether a record was removed after it left: a write that made it may be answered last. */
  isRemoved(name: RecordName): boolean
  /** It says nothing, or nothing that can be late: it failed, or was a write. */
  drop(): void
}

/** Keeps a late answer of an old request from undoing what a newer one has shown. */
export interface Freshness extends Witness {
  depart(): Passage
  readonly size: number
}

/** Told what has become of records, before anything that is still on its way arrives. */
export interface Witness {
  /** A write answered with them. */
  updated(records: readonly Entity[]): void
  /** They may be new in any list of their type. */
  created(records: readonly Entity[]): void
  /** They are gone, or may not be seen any more. */
  removed(records: readonly RecordName[]): void
  /** They were asked for because they had changed. */
  pushed(records: readonly Entity[]): void
}

/** Something that was found out about a record, and when who told it had asked. */
interface Sighting extends Latest {
  departed: number
}

export function createFreshness(): Freshness {
  const onTheWay = new Set<number>()
  const seen = new Map<EntityKey, Sighting[]>()
  let clock = 0

  const land = (departed: number) => {
    onTheWay.delete(departed)
    if (onTheWay.size === 0) seen.clear()
  }

  const isLate = (departed: number) => [...onTheWay].some((other) => other < departed)

  const note = (name: RecordName, sighting: Sighting) => {
    const key = entityKey(name)
    const all = seen.get(key)
    if (!all) return void seen.set(key, [sighting])
    const at = all.findLastIndex(({ departed }) => departed <= sighting.departed)
    seen.set(key, all.toSpliced(at + 1, 0, sighting))
  }

  const noteAll = (records: readonly Entity[], change: Latest['change']) => {
    const departed = ++clock
    if (isLate(departed)) for (const record of records) note(record, { record, change, departed })
  }

  return {
    depart() {
      const departed = ++clock
      onTheWay.add(departed)
      return {
        arrive(answer, decides = () => false) {
          const arrival = freshen(answer, since(seen, departed), decides)
          land(departed)
          if (isLate(departed))
            walkEntities(arrival.answer, (record) => note(record, { record, change: undefined, departed }))
          return arrival
        },
        renew(answer) {
          const latest = since(seen, departed)
          return patchEntity(answer, { change: (held) => newest(held, latest.get(entityKey(held))?.record) })
        },
        isRemoved: (name) =>
          !!seen
            .get(entityKey(name))
            ?.some((sighting) => sighting.departed > departed && sighting.change === 'removed'),
        drop: () => land(departed),
      }
    },
    updated: (records) => noteAll(records, 'updated'),
    created: (records) => noteAll(records, 'created'),
    removed(names) {
      const departed = ++clock
      if (!isLate(departed)) return
      for (const name of names) note(name, { record: undefined, change: 'removed', departed })
    },
    // What it found is known as of when it was asked; that it changed is all that is new.
    pushed(records) {
      for (const record of records)
        for (const sighting of seen.get(entityKey(record)) ?? [])
          if (sighting.record === record) sighting.change ??= 'updated'
    },
    get size() {
      return seen.size
    },
  }
}

/** What was found out by whoever asked later, or was told without asking. */
function since(seen: ReadonlyMap<EntityKey, readonly Sighting[]>, departed: number): Map<EntityKey, Latest> {
  const latest = new Map<EntityKey, Latest>()
  for (const [key, all] of seen)
    for (const sighting of all) {
      if (sighting.departed <= departed) continue
      latest.set(key, next(latest.get(key), sighting))
    }
  return latest
}

function next(known: Latest | undefined, { record, change: told }: Latest): Latest {
  // A write that was answered late says nothing about a delete that it did not know of.
  if (known?.change === 'removed' && told) return known
  // What a list may lack is not there because it changed once more.
  const change = known?.change === 'created' && told === 'updated' ? 'created' : (told ?? known?.change)
  if (!record || !known?.record) return { record, change }
  const [older, newer] = isOlder(record, known.record) ? [record, known.record] : [known.record, record]
  return { record: { ...older, ...newer }, change }
}

/** Only their versions tell who was answered last. */
function newest(held: Entity, told: Entity | undefined): Entity {
  return told && isOlder(held, told) ? mergeEntity(held, told).value : held
}
