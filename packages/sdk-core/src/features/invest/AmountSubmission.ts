import type { OpenAnswers } from '../../host/BeforeSubmit'

/** An amount before it is confirmed. A host can change it, but only the investor confirms it. */
export interface AmountSubmission extends OpenAnswers {
  kind: 'amount'
  offeringId: string
  /** The open investment whose amount is changed; undefined for a new investment. */
  distributionId?: string
  /** Price of one unit, a decimal. */
  price: string
  /** The units as plain digits; a patch may name others. */
  values: Readonly<Record<'units', string>>
  /** Aborted when the amount is left or changed, or when the answer takes too long. */
  signal: AbortSignal
}
