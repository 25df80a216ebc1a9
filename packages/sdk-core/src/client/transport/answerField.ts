import { isObject } from '../../cache/entity'
import { CapstanError } from '../../errors/CapstanError'

/** Returns a text of the `data` of an answer that is no GraphQL; undefined where it has none. */
export function optionalField(answer: unknown, field: string): string | undefined {
  const data = isObject(answer) ? answer.data : undefined
  const text = isObject(data) && Object.hasOwn(data, field) ? data[field] : undefined
  return typeof text === 'string' ? text : undefined
}

/** A text out of the `data` of an answer that is no GraphQL. */
export function answerField(answer: unknown, field: string): string {
  const text = optionalField(answer, field)
  if (text !== undefined) return text
  throw new CapstanError('answer_unreadable', { details: { field } })
}
