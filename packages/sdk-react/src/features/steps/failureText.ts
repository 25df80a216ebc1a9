import type { StepFailure } from '@capstan/sdk-core/steps'
import { fillIn } from '../../language/fillIn'
import type { stepsMessages } from './messages'

type Words = Pick<
  typeof stepsMessages,
  | 'failed_declined_to_sign'
  | 'failed_signer_declined'
  | 'failed_not_accredited'
  | 'failed_payment_cancelled'
  | 'failedReason'
>

/** Returns the reason why a step failed, translated when it has a code, followed by the words of the signer who declined. */
export function failureText({ code, error, reason, signer }: StepFailure, words: Words): string | undefined {
  // An older output does not name the signer: its own words say it then.
  const text =
    code && (code !== 'signer_declined' || signer)
      ? fillIn(words[`failed_${code}`], { signer: signer ?? '' })
      : error
  return text && reason ? `${text} ${fillIn(words.failedReason, { reason })}` : text
}
