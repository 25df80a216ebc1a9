import type { Capstan } from '@capstan/sdk-core'
import { setupAccount, setupErrorText, type SetupInput } from '@capstan/sdk-core/onboarding'
import { useState } from 'react'
import { formsMessages } from '../../forms/messages'
import { isLost, type FormRefusal } from '../../forms/sending/refusalOf'
import { useAttempt } from '../../forms/sending/useAttempt'
import { useMessages } from '../../provider/useMessages'

/** Status of the submission. An error without a message here has no text. @public */
export type SetupSubmission =
  | { status: 'idle' }
  | { status: 'sending' }
  | { status: 'failed'; text: string | undefined }
  | { status: 'done' }

/** Sends the setup of an account, once; answers why nothing came of it. */
export function useSubmission(capstan: Capstan, onDone: (() => void) | undefined) {
  const [submission, setSubmission] = useState<SetupSubmission>({ status: 'idle' })
  const { uncertain } = useMessages('forms', formsMessages)
  const attempt = useAttempt()

  const send = async (input: SetupInput): Promise<FormRefusal | undefined> => {
    const attempted = await attempt(input, (idempotencyKey) => {
      setSubmission({ status: 'sending' })
      return setupAccount(capstan, input, { idempotencyKey })
    })
    if (!attempted) return undefined
    if ('error' in attempted) {
      const text = textOf(attempted.error, uncertain)
      setSubmission({ status: 'failed', text })
      return { text }
    }
    setSubmission({ status: 'done' })
    onDone?.()
    return undefined
  }

  return { submission, send }
}

/** Returns the platform's message for a refusal; without an answer, the message that the form may be sent again. */
function textOf(error: unknown, uncertain: string): string | undefined {
  if (isLost(error)) return uncertain
  return error instanceof Error ? setupErrorText(error.message) : undefined
}
