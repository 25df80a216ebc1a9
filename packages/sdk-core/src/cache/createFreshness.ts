import { entityKey, isEntity, isObject, type Entity, type EntityKey } from './entity'
import { mergeEntity } from './mergeEntity'
import { walkEntities } from './walkEntities'

/** One request on its way. */
export interface Passage {
  /** The answer, with whatever a younger request has meanwhile found out put in place of what it says itself. */
  arrive(answer: unknown): unknown
  /** The request failed. */
  drop(): void
}

/** Keeps a late answer of an old request from undoing what a newer one has shown. */
export interface Freshness {
  depart(): Passage
  /** What a write answered: newer than anything a request still on its way can have read. */
  wrote(answer: unknown): void
  readonly size: number
}

interface Seen {
  record: Entity
  departed: number
}

export function createFreshness(): Freshness {
  const onTheWay = new Set<number>()
  const seen = new Map<EntityKey, Seen>()
  let clock = 0

  const land = (departed: number) => {
    onTheWay.delete(departed)
    if (onTheWay.size === 0) seen.clear()
  }

  const remember = (answer: unknown, departed: number) => {
    if (![...onTheWay].some((other) => other < departed)) return
    walkEntities(answer, (record) => {
      const key = entityKey(record)
      const known = seen.get(key)
      if (known && known.departed > departed) return
      // One answer may show a record at two places, each with fields of its own.
      const isSameAge = known?.departed === departed
      seen.set(key, { record: isSameAge ? { ...known.record, ...record } : record, departed })
    })
  }

  return {
    depart() {
      const departed = ++clock
      onTheWay.add(departed)
      return {
        arrive(answer) {
          const newest =
            seen.size === 0 ? answer : freshen(answer, (key) => newerThan(seen.get(key), departed))
          land(departed)
          remember(newest, departed)
          return newest
        },
        drop: () => land(departed),
      }
    },
    wrote(answer) {
      remember(answer, ++clock)
    },
    get size() {
      return seen.size
    },
  }
}

function newerThan(known: Seen | undefined, departed: number): Entity | undefined {
  return known && known.departed > departed ? known.record : undefined
}

function freshen(value: unknown, newer: (key: EntityKey) => Entity | undefined): unknown {
  if (Array.isArray(value)) return mapSame(value, (each) => freshen(each, newer))
  if (!isObject(value)) return value
  let out = value
  for (const field of Object.keys(value)) {
    const next = freshen(value[field], newer)
    if (next === value[field]) continue
    if (out === value) out = { ...value }
    out[field] = next
  }
  const record = isEntity(out) ? newer(entityKey(out)) : undefined
  return isEntity(out) && record ? mergeEntity(out, record).value : out
}

function mapSame(list: unknown[], map: (each: unknown) => unknown): unknown[] {
  const mapped = list.map(map)
  return mapped.every((each, at) => each === list[at]) ? list : mapped
}
