import { isEntity, isObject, type Entity } from './entity'

/** Where a value stands in an answer: one step, and the steps before it. */
export interface Place {
  step: string | number
  parent: Place | undefined
}

/** Visits every record in an answer, with its place; the answer itself is visited first. */
export function walkEntities(
  value: unknown,
  visit: (entity: Entity, place: Place | undefined) => void,
  place?: Place,
): void {
  if (Array.isArray(value)) {
    for (let step = 0; step < value.length; step++) walkEntities(value[step], visit, { step, parent: place })
    return
  }
  if (!isObject(value)) return
  // Only what the platform named a type is walked: free JSON may look like anything.
  if (typeof value.__typename !== 'string' && place !== undefined) return
  if (isEntity(value)) visit(value, place)
  for (const step of Object.keys(value)) {
    const child = value[step]
    if (typeof child === 'object' && child !== null) walkEntities(child, visit, { step, parent: place })
  }
}

/** The steps from the answer down to a place. */
export function stepsTo(place: Place | undefined): (string | number)[] {
  const steps: (string | number)[] = []
  for (let at = place; at; at = at.parent) steps.push(at.step)
  return steps.reverse()
}
