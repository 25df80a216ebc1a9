import { isEntity, isObject, type Entity } from './entity'

/** An object of an answer with a GraphQL type: a record, a connection, a payload. */
export type Typed = Record<string, unknown> & { __typename: string }

/** Called with an object, and whether it is an item of a list. */
type Visit = (typed: Typed, isInList: boolean) => void

/** Visits every record in an answer; the answer itself is visited first. */
export function walkEntities(value: unknown, visit: (entity: Entity) => void): void {
  walkTyped(value, (typed) => {
    if (isEntity(typed)) visit(typed)
  })
}

/** Visits every object in an answer that has a type, the outer ones first. JSON columns are skipped. */
export function walkTyped(value: unknown, visit: Visit): void {
  walk(value, visit, false, true)
}

function walk(value: unknown, visit: Visit, isInList = false, isTop = false): void {
  if (Array.isArray(value)) {
    for (const each of value) walk(each, visit, true)
    return
  }
  if (!isObject(value)) return
  if (isTyped(value)) visit(value, isInList)
  else if (!isTop) return
  for (const field in value) {
    const inner = value[field]
    if (typeof inner === 'object') walk(inner, visit)
  }
}

function isTyped(value: Record<string, unknown>): value is Typed {
  return typeof value.__typename === 'string'
}
