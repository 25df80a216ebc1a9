/** A record of the platform inside an answer: it has a type and an id. */
export interface Entity {
  __typename: string
  id: string | number
  [field: string]: unknown
}

/** Identifies a record across all answers: `Step:6f1c…`. */
export type EntityKey = string

/** The type and id of a record. */
export type RecordRef = Pick<Entity, '__typename' | 'id'>

export function isEntity(value: unknown): value is Entity {
  if (!isObject(value)) return false
  const { __typename, id } = value
  return typeof __typename === 'string' && (typeof id === 'string' || typeof id === 'number')
}

export function entityKey({ __typename, id }: RecordRef): EntityKey {
  return `${__typename}:${id}`
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/**
 * Returns true when a value is the answer of an infinite query. Its pages are answers themselves, which need no type at the top.
 */
export function isEndless(value: unknown): value is { pages: unknown[]; pageParams: unknown[] } {
  return isObject(value) && Array.isArray(value.pages) && Array.isArray(value.pageParams)
}

/** Returns true when the value of a field is a record, a connection or a list of records, and not a plain value. */
export function isLink(value: unknown): boolean {
  return Array.isArray(value) ? value.some(isLink) : isObject(value) && typeof value.__typename === 'string'
}

/** The type and id in a key: no type has a colon in its name. */
export function parseEntityKey(key: EntityKey): RecordRef {
  const end = key.indexOf(':')
  return { __typename: key.slice(0, end), id: key.slice(end + 1) }
}

/** Returns true when a value is a copy of this record. */
export function isCopyOf(value: unknown, { __typename, id }: RecordRef): value is Entity {
  return isEntity(value) && value.__typename === __typename && String(value.id) === String(id)
}
