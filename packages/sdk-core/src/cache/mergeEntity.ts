import { readVersion } from './readVersion'
import { isEntity, isLink, isObject, type Entity } from './entity'

/** What an update makes of a record as one query holds it. */
export interface Merged {
  value: Entity
  /** The update does not say everything that this query shows: it has to be asked again. */
  isUndecided: boolean
  /** The fields whose value changed. */
  changed: readonly string[]
}

/**
 * Brings an update to a record as one query shows it.
 *
 * Fields the query does not show are left out; the same object comes back when nothing changed. A reference that now
 * points elsewhere is followed when the update brings everything the query shows of the new record.
 */
export function mergeEntity(held: Entity, update: Entity): Merged {
  if (isOlder(update, held)) return { value: held, isUndecided: false, changed: [] }
  let value = held
  let isUndecided = false
  const changed: string[] = []
  for (const field of Object.keys(held)) {
    if (!Object.hasOwn(update, field)) continue
    const next = mergeField(held[field], update[field])
    if (next === undecided) isUndecided = true
    if (next === undecided || next === held[field]) continue
    if (value === held) value = { ...held }
    value[field] = next
    changed.push(field)
  }
  return { value, isUndecided, changed }
}

/** Whether an update is older than what is held: a replica may lag behind, and answers overtake each other. */
export function isOlder(update: Entity, held: Entity): boolean {
  const [next, known] = [readVersion(update.version), readVersion(held.version)]
  return next !== undefined && known !== undefined && next < known
}

const undecided = Symbol('undecided')

function mergeField(held: unknown, update: unknown): unknown {
  if (!isLink(held) && !isLink(update)) return isSame(held, update) ? held : update
  if (held === null || update === null) return held === update || update === null ? update : undecided
  if (isEntity(held) && isEntity(update)) return relink(held, update)
  return hasSameMembers(held, update) ? held : undecided
}

// The same record is updated in its own place; another one needs everything the old one showed.
function relink(held: Entity, update: Entity): unknown {
  if (held.id === update.id && held.__typename === update.__typename) return held
  return shapeLike(held, update) ?? undecided
}

/** A record with exactly what another of its kind shows; nothing when too little is known of it. */
export function shapeLike(shape: Entity, source: Entity): Entity | undefined {
  const shaped: Entity = { __typename: source.__typename, id: source.id }
  for (const field of Object.keys(shape)) {
    if (!Object.hasOwn(source, field)) return undefined
    const [inner, from] = [shape[field], source[field]]
    if (isLink(inner) || isLink(from)) {
      const nested = isEntity(inner) && isEntity(from) ? shapeLike(inner, from) : undefined
      if (!nested) return undefined
      shaped[field] = nested
    } else shaped[field] = from
  }
  return shaped
}

/** Whether two lists of records, or connections of them, hold the same records in the same order. */
function hasSameMembers(held: unknown, update: unknown): boolean {
  if (Array.isArray(held) && Array.isArray(update))
    return held.length === update.length && held.every((each, at) => hasSameMembers(each, update[at]))
  if (isEntity(held) && isEntity(update))
    return held.id === update.id && held.__typename === update.__typename
  if (!isObject(held) || !isObject(update)) return isSame(held, update)
  return Object.keys(held).every((key) => hasSameMembers(held[key], update[key]))
}

/** Whether two plain values, JSON columns among them, say the same. */
function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((each, at) => isSame(each, other[at]))
  if (!isObject(one) || !isObject(other)) return false
  const keys = Object.keys(one)
  return (
    keys.length === Object.keys(other).length &&
    keys.every((key) => Object.hasOwn(other, key) && isSame(one[key], other[key]))
  )
}
