import type { Capstan } from '@capstan/sdk-core'
import { setupAccount, setupErrorText, type SetupInput } from '@capstan/sdk-core/onboarding'
import { useState } from 'react'
import { useAttempt } from '../../forms/useAttempt'

/** How sending the form stands. A failure we have no text for has none. @public */
export type Submission =
  | { status: 'idle' }
  | { status: 'sending' }
  | { status: 'failed'; text: string | undefined }
  | { status: 'done' }

/** Sends the setup of an account, once. */
export function useSubmission(capstan: Capstan, onDone: (() => void) | undefined) {
  const [submission, setSubmission] = useState<Submission>({ status: 'idle' })
  const attempt = useAttempt()

  const send = async (input: SetupInput) => {
    const attempted = await attempt(input, (idempotencyKey) => {
      setSubmission({ status: 'sending' })
      return setupAccount(capstan, input, { idempotencyKey })
    })
    if (!attempted) return
    if ('error' in attempted) {
      setSubmission({ status: 'failed', text: textOf(attempted.error) })
      return
    }
    setSubmission({ status: 'done' })
    onDone?.()
  }

  return { submission, send }
}

function textOf(error: unknown): string | undefined {
  return error instanceof Error ? setupErrorText(error.message) : undefined
}
