import { newId, type Capstan } from '@capstan/sdk-core'
import { setupAccount, setupErrorText, type SetupInput } from '@capstan/sdk-core/onboarding'
import { useRef, useState } from 'react'

/** How sending the form stands. A failure we have no text for has none. */
export type Submission =
  | { status: 'idle' }
  | { status: 'sending' }
  | { status: 'failed'; text: string | undefined }
  | { status: 'done' }

/**
 * Sends the setup of an account, once.
 *
 * While it is on its way a second press does nothing; the same answers sent again carry the same idempotency key, so
 * that an answer lost on the way back does not set the account up twice.
 */
export function useSubmission(capstan: Capstan, onDone: (() => void) | undefined) {
  const [submission, setSubmission] = useState<Submission>({ status: 'idle' })
  const attempt = useRef({ body: '', key: '', isOnItsWay: false })

  const send = async (input: SetupInput) => {
    if (attempt.current.isOnItsWay) return
    const { body, key } = nextAttempt(attempt.current, JSON.stringify(input))
    attempt.current = { body, key, isOnItsWay: true }
    setSubmission({ status: 'sending' })
    try {
      await setupAccount(capstan, input, { idempotencyKey: key })
    } catch (error) {
      return setSubmission({
        status: 'failed',
        text: error instanceof Error ? setupErrorText(error.message) : undefined,
      })
    } finally {
      attempt.current.isOnItsWay = false
    }
    setSubmission({ status: 'done' })
    onDone?.()
  }

  return { submission, send }
}

function nextAttempt(last: { body: string; key: string }, body: string) {
  return last.body === body ? last : { body, key: newId() }
}
