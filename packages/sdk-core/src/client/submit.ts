import { CapstanError } from '../errors/CapstanError'
import { isCapstanError } from '../errors/isCapstanError'
import type { EventBus } from '../events/createEventBus'
import { isRetryable } from '../errors/isRetryable'

/** How a write is reported. */
export interface Submission<T = unknown> {
  events: EventBus
  /** Absent for writes no host has to hear of. */
  operation: string | undefined
  idempotencyKey: string
  /** The flow it belongs to; it is one of its own unless given. */
  correlationId?: string
  /** Finds out the outcome if the answer was lost; without it the error is `uncertain`. */
  findOut?: () => Promise<T>
}

/**
 * Sends a write and reports how it went.
 *
 * When the answer was lost it is not known whether the write happened. A write that finds out stays under way until it is known. Any
 * other fails as `uncertain`, and sending the same write again with the same key (`details.idempotencyKey`) settles it.
 */
export async function submit<T>(send: () => Promise<T>, submission: Submission<T>): Promise<T> {
  const { events, operation, idempotencyKey, correlationId = idempotencyKey, findOut } = submission
  const about = operation ? { operation, idempotencyKey } : undefined
  const uncertain = (cause: unknown) => new CapstanError('uncertain', { cause, details: { idempotencyKey } })
  if (about) events.emit('submit.started', about, correlationId)
  try {
    const answer = await send()
    if (about) events.emit('submit.succeeded', about, correlationId)
    return answer
  } catch (error) {
    const code = codeOf(error)
    const isUncertain = isRetryable(error) || code === 'aborted'
    if (about)
      events.emit(isUncertain ? 'submit.uncertain' : 'submit.failed', { ...about, code }, correlationId)
    if (!isUncertain) throw error
    if (!findOut || code === 'aborted') throw uncertain(error)
  }
  try {
    const answer = await findOut()
    if (about) events.emit('submit.succeeded', about, correlationId)
    return answer
  } catch (error) {
    if (!isCapstanError(error, 'write_not_made')) throw uncertain(error)
    if (about) events.emit('submit.failed', { ...about, code: error.code }, correlationId)
    throw error
  }
}

const codeOf = (error: unknown) => (isCapstanError(error) ? error.code : 'internal')
