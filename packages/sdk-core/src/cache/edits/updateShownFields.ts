import { readVersion } from '../readVersion'
import { isEntity, isLink, isObject, type Entity } from '../entity'

/** A record as one query shows it, after an update. */
export interface ShownUpdate {
  value: Entity
  /** The update lacks something that this query shows: the query has to be fetched again. */
  needsRefetch: boolean
  /** The fields whose value changed. */
  changed: readonly string[]
}

/**
 * Applies an update to a record as one query shows it.
 *
 * Fields the query does not show are left out; the same object is returned when nothing changed. A reference to another
 * record is replaced when the update has every field that the query shows of it.
 */
export function updateShownFields(held: Entity, update: Entity): ShownUpdate {
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

/** Returns true when an update is older than the cached record: a replica may lag, and answers may arrive out of order. */
export function isOlder(update: Entity, held: Entity): boolean {
  const [next, known] = [readVersion(update.version), readVersion(held.version)]
  return next !== undefined && known !== undefined && next < known
}

const unknownValue = Symbol('unknown')

function mergeField(held: unknown, update: unknown): unknown {
  if (!isLink(held) && !isLink(update)) return isSame(held, update) ? held : update
  if (held === null || update === null) return held === update || update === null ? update : unknownValue
  if (isEntity(held) && isEntity(update)) return mergeReference(held, update)
  return hasSameMembers(held, update) ? held : unknownValue
}

// A record that stays the same is updated by its own visit; another one needs every field the old one showed.
function mergeReference(held: Entity, update: Entity): unknown {
  if (held.id === update.id && held.__typename === update.__typename) return held
  return pickFieldsOf(held, update) ?? unknownValue
}

/** A record with exactly the fields that `shape` has; `undefined` when `source` lacks one of them. */
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

/** Returns true when two lists of records, or connections, hold the same records in the same order. */
function hasSameMembers(held: unknown, update: unknown): boolean {
  if (Array.isArray(held) && Array.isArray(update))
    return held.length === update.length && held.every((each, at) => hasSameMembers(each, update[at]))
  if (isEntity(held) && isEntity(update))
    return held.id === update.id && held.__typename === update.__typename
  if (!isObject(held) || !isObject(update)) return isSame(held, update)
  return Object.keys(held).every((key) => hasSameMembers(held[key], update[key]))
}

/** Returns true when two plain values, or two values of JSON columns, are equal. */
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
