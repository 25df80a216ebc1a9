import { isObject } from '../cache/entity'
import { CapstanError } from '../errors/CapstanError'

/** A text out of the `data` of an answer that is no GraphQL. */
export function answerField(answer: unknown, field: string): string {
  const data = isObject(answer) ? answer.data : undefined
  const text = isObject(data) && Object.hasOwn(data, field) ? data[field] : undefined
  if (typeof text === 'string') return text
  throw new CapstanError('answer_unreadable', { details: { field } })
}
