import { CapstanError } from '../errors/CapstanError'
import { isCapstanError } from '../errors/isCapstanError'
import type { EventBus } from '../events/createEventBus'
import { isRetryable } from '../errors/isRetryable'

/** How a write is reported. */
export interface Submission {
  events: EventBus
  /** Absent for writes no host has to hear of. */
  operation: string | undefined
  idempotencyKey: string
}

/**
 * Sends a write and reports how it went.
 *
 * When the answer was lost it is not known whether the write happened: the error is `uncertain`, and sending the same
 * write again with the same key (`details.idempotencyKey`) settles it.
 */
export async function submit<T>(send: () => Promise<T>, submission: Submission): Promise<T> {
  const { events, operation, idempotencyKey } = submission
  const about = operation ? { operation, idempotencyKey } : undefined
  if (about) events.emit('submit.started', about, idempotencyKey)
  try {
    const answer = await send()
    if (about) events.emit('submit.succeeded', about, idempotencyKey)
    return answer
  } catch (error) {
    const code = isCapstanError(error) ? error.code : 'internal'
    const isUncertain = isRetryable(error) || code === 'aborted'
    if (about)
      events.emit(isUncertain ? 'submit.uncertain' : 'submit.failed', { ...about, code }, idempotencyKey)
    throw isUncertain ? new CapstanError('uncertain', { cause: error, details: { idempotencyKey } }) : error
  }
}
