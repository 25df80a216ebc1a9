import { useRef } from 'react'
import { useIntentKey } from './useIntentKey'

/** The outcome of sending: the answer, or the reason there is none. */
export type Attempted<Answer> = { answer: Answer } | { error: unknown }

/**
 * Sends once: while it is on its way a second press does nothing, and the same sent again carries the
 * same idempotency key until it was taken, so that it cannot happen twice.
 */
export function useAttempt() {
  const intentKey = useIntentKey()
  const isOnItsWay = useRef(false)

  return async <Answer>(
    about: unknown,
    send: (idempotencyKey: string) => Promise<Answer>,
  ): Promise<Attempted<Answer> | undefined> => {
    if (isOnItsWay.current) return undefined
    isOnItsWay.current = true
    try {
      const answer = await send(intentKey.of(about))
      intentKey.forget()
      return { answer }
    } catch (error) {
      return { error }
    } finally {
      isOnItsWay.current = false
    }
  }
}
