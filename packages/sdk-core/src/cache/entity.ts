/** A record of the platform inside an answer: it has a type and an id. */
export interface Entity {
  __typename: string
  id: string | number
  [field: string]: unknown
}

/** The name of a record across all answers: `Step:6f1c…`. */
export type EntityKey = string

export function isEntity(value: unknown): value is Entity {
  if (!isObject(value)) return false
  const { __typename, id } = value
  return typeof __typename === 'string' && (typeof id === 'string' || typeof id === 'number')
}

export function entityKey({ __typename, id }: Pick<Entity, '__typename' | 'id'>): EntityKey {
  return `${__typename}:${id}`
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Whether a field holds records, or a list of them: something that is linked rather than copied. */
export function isLink(value: unknown): boolean {
  return Array.isArray(value) ? value.some(isLink) : isObject(value) && typeof value.__typename === 'string'
}
