import { isEntity, isObject, type Entity } from './entity'

/** Where a value stands in an answer: one step, and the steps before it. */
export interface Place {
  step: string | number
  parent: Place | undefined
}

/** An object of an answer that the platform named a type: a record, or something made of records. */
export type Typed = Record<string, unknown> & { __typename: string }

/** Visits every record in an answer, with its place; the answer itself is visited first. */
export function walkEntities(
  value: unknown,
  visit: (entity: Entity, place: Place | undefined) => void,
): void {
  walkTyped(value, (typed, place) => {
    if (isEntity(typed)) visit(typed, place)
  })
}

/** Visits every object in an answer that has a type. Free JSON may look like anything and is left alone. */
export function walkTyped(
  value: unknown,
  visit: (typed: Typed, place: Place | undefined) => void,
  place?: Place,
): void {
  if (Array.isArray(value)) {
    for (let step = 0; step < value.length; step++) walkTyped(value[step], visit, { step, parent: place })
    return
  }
  if (!isObject(value)) return
  if (isTyped(value)) visit(value, place)
  else if (place !== undefined) return
  for (const step in value) {
    const child = value[step]
    if (typeof child === 'object' && child !== null) walkTyped(child, visit, { step, parent: place })
  }
}

function isTyped(value: Record<string, unknown>): value is Typed {
  return typeof value.__typename === 'string'
}

/** Visits the objects with a type right below an object, and whether each stands in a list. */
export function eachTyped(
  value: Readonly<Record<string, unknown>>,
  visit: (inner: Typed, isInList: boolean) => void,
): void {
  for (const field in value) {
    const inner = value[field]
    if (typeof inner === 'object' && inner !== null) visitTyped(inner, visit, false)
  }
}

function visitTyped(
  value: unknown,
  visit: (inner: Typed, isInList: boolean) => void,
  isInList: boolean,
): void {
  if (Array.isArray(value)) for (const each of value) visitTyped(each, visit, true)
  else if (isObject(value) && isTyped(value)) visit(value, isInList)
}
