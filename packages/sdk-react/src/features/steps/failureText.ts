import type { StepFailure } from '@capstan/sdk-core/steps'
import { fillIn } from '../../language/fillIn'
import type { stepsMessages } from './messages'

type Words = Pick<
  typeof stepsMessages,
  'failed_declined_to_sign' | 'failed_not_accredited' | 'failed_payment_cancelled' | 'failedReason'
>

/** Why a step was not accepted: in the reader's language where it is told by a code, and with the words of whoever declined. */
export function failureText({ code, error, reason }: StepFailure, words: Words): string | undefined {
  const text = code ? words[`failed_${code}`] : error
  return text && reason ? `${text} ${fillIn(words.failedReason, { reason })}` : text
}
