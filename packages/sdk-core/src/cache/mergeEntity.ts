import { readVersion } from './readVersion'
import { isEntity, isLink, isObject, type Entity } from './entity'

/** What an update makes of a record as one query holds it. */
export interface MergeResult {
  value: Entity
  /** The update does not say everything that this query shows: it has to be asked again. */
  needsRefetch: boolean
  /** The fields whose value changed. */
  changed: readonly string[]
}

/**
 * Brings an update to a record as one query shows it.
 *
 * Fields the query does not show are left out; the same object comes back when nothing changed. A reference that now
 * points elsewhere is followed when the update brings everything the query shows of the new record.
 */
export function mergeEntity(held: Entity, update: Entity): MergeResult {
  if (isOlder(update, held)) return { value: held, needsRefetch: false, changed: [] }
  let value = held
  let needsRefetch = false
  const changed: string[] = []
  for (const field of Object.keys(held)) {
    if (!Object.hasOwn(update, field)) continue
    const next = mergeField(held[field], update[field])
    if (next === unknownValue) needsRefetch = true
    if (next === unknownValue || next === held[field]) continue
    if (value === held) value = { ...held }
    value[field] = next
    changed.push(field)
  }
  return { value, needsRefetch, changed }
}

/** Whether an update is older than what is held: a replica may lag behind, and answers overtake each other. */
export function isOlder(update: Entity, held: Entity): boolean {
  const [next, known] = [readVersion(update.version), readVersion(held.version)]
  return next !== undefined && known !== undefined && next < known
}

const unknownValue = Symbol('undecided')

function mergeField(held: unknown, update: unknown): unknown {
  if (!isLink(held) && !isLink(update)) return isSame(held, update) ? held : update
  if (held === null || update === null) return held === update || update === null ? update : unknownValue
  if (isEntity(held) && isEntity(update)) return mergeReference(held, update)
  return hasSameMembers(held, update) ? held : unknownValue
}

// The same record is updated in its own place; another one needs everything the old one showed.
function mergeReference(held: Entity, update: Entity): unknown {
  if (held.id === update.id && held.__typename === update.__typename) return held
  return pickFieldsOf(held, update) ?? unknownValue
}

/** A record with exactly what another of its kind shows; nothing when too little is known of it. */
export function pickFieldsOf(shape: Entity, source: Entity): Entity | undefined {
  const picked: Entity = { __typename: source.__typename, id: source.id }
  for (const field of Object.keys(shape)) {
    if (!Object.hasOwn(source, field)) return undefined
    const [inner, from] = [shape[field], source[field]]
    if (isLink(inner) || isLink(from)) {
      const nested = isEntity(inner) && isEntity(from) ? pickFieldsOf(inner, from) : undefined
      if (!nested) return undefined
      picked[field] = nested
    } else picked[field] = from
  }
  return picked
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
