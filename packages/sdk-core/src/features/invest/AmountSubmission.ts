import type { OpenAnswers } from '../../host/BeforeSubmit'

/** An amount that is about to be confirmed: whatever a host makes of it, the investor confirms it and nothing else. */
export interface AmountSubmission extends OpenAnswers {
  kind: 'amount'
  offeringId: string
  /** The open investment whose amount is changed; none where one is begun. */
  distributionId?: string
  /** Price of one unit, a decimal. */
  price: string
  /** The units as plain digits; a patch may name others. */
  values: Readonly<Record<'units', string>>
  /** Aborted when the amount is left or typed over, and when the answer took too long: nobody waits for it any more. */
  signal: AbortSignal
}
