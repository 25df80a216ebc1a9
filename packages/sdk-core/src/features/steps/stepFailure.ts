import { textAt } from '../../json/readJson'

/** A failure that is told by a code: a reader is told it in their own language. */
export type StepFailureCode = 'declined_to_sign' | 'signer_declined' | 'not_accredited' | 'payment_cancelled'

/** Why a step, or a try of it, was not accepted, as far as it is known. */
export interface StepFailure {
  code: StepFailureCode | undefined
  /** What was said of it, in whatever language. */
  error: string | undefined
  /** Why, in the words of whoever declined. */
  reason: string | undefined
  /** Who declined, where it was one of several signers. */
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
