import { connectionNames } from './connectionNames'
import { entityKey, isEntity, type EntityKey } from './entity'
import { stepsTo, walkTyped, type Place } from './walkEntities'

/** Which queries hold which record, and where: the reverse of the cache. */
export interface Holders {
  /** Learns the answer of a query, in place of what it answered before. */
  learn(query: string, data: unknown): void
  forget(query: string): void
  /** The queries that hold a record, each with every place it stands at. */
  of(key: EntityKey): ReadonlyMap<string, readonly Place[]>
  /** The queries with a list of this type of record, even an empty one. */
  listsOf(typename: string): readonly string[]
  clear(): void
  /** How many records are known. */
  readonly size: number
}

interface Known {
  keys: Set<EntityKey>
  lists: Set<string>
}

const nowhere: ReadonlyMap<string, readonly Place[]> = new Map()

export function createHolders(): Holders {
  const places = new Map<EntityKey, Map<string, Place[]>>()
  const queries = new Map<string, Known>()

  const forget = (query: string) => {
    for (const key of queries.get(query)?.keys ?? []) {
      const held = places.get(key)
      held?.delete(query)
      if (held?.size === 0) places.delete(key)
    }
    queries.delete(query)
  }

  const add = (key: EntityKey, query: string, place: Place) => {
    const held = places.get(key) ?? new Map<string, Place[]>()
    places.set(key, held)
    const known = held.get(query)
    if (known) known.push(place)
    else held.set(query, [place])
  }

  return {
    learn(query, data) {
      forget(query)
      const known: Known = { keys: new Set(), lists: new Set() }
      queries.set(query, known)
      walkTyped(data, (typed, place) => {
        const { __typename } = typed
        if (__typename.endsWith('Connection')) known.lists.add(__typename)
        if (!place || !isEntity(typed)) return
        const key = entityKey(typed)
        known.keys.add(key)
        if (typeof place.step === 'number') known.lists.add(__typename)
        add(key, query, place)
      })
    },
    forget,
    of: (key) => places.get(key) ?? nowhere,
    listsOf(typename) {
      const names = [typename, ...connectionNames(typename)]
      return [...queries]
        .filter(([, { lists }]) => names.some((name) => lists.has(name)))
        .map(([query]) => query)
    },
    clear() {
      places.clear()
      queries.clear()
    },
    get size() {
      return places.size
    },
  }
}

/** Whether a place is a row of a list, or inside one. */
export function isInList(place: Place): boolean {
  return stepsTo(place).some((step) => typeof step === 'number')
}
