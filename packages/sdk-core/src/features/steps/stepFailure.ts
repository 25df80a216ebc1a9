import { textAt } from '../../json/readJson'

/** The code of a failure, which is shown in the reader's language. */
export type StepFailureCode = 'declined_to_sign' | 'signer_declined' | 'not_accredited' | 'payment_cancelled'

/** Why a step, or a try of it, was not accepted, as far as it is known. */
export interface StepFailure {
  code: StepFailureCode | undefined
  /** The error text, in any language. */
  error: string | undefined
  /** The reason in the words of the person who declined. */
  reason: string | undefined
  /** The signer who declined, when there are several. */
  signer: string | undefined
}

const codes: readonly string[] = [
  'declined_to_sign',
  'signer_declined',
  'not_accredited',
  'payment_cancelled',
]

/** Reads why a step was not accepted from its output, or from that of a try. */
export function stepFailure(output: unknown): StepFailure {
  const code = textAt(output, 'code')
  return {
    code: code && codes.includes(code) ? (code as StepFailureCode) : undefined, // it is one of them
    error: wordsAt(output, 'error'),
    reason: wordsAt(output, 'reason'),
    signer: wordsAt(output, 'signer'),
  }
}

function wordsAt(output: unknown, key: string): string | undefined {
  const text = textAt(output, key)
  return text?.trim() ? text : undefined
}
