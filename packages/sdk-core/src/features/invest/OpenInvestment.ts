import type { Decimal } from '../../money/decimal'

/** An investor's open investment in an offering, shown in place of the field for the amount. */
export interface OpenInvestment {
  id: string
  units: Decimal
  /** Price of one unit, a decimal. */
  price: string
  /** The instant it was made, ISO 8601. */
  createdOn: string
  /** The title of the step that is next; null where none is left. */
  nextStep: string | null
  /** That title in the languages there are, for `stepName`. */
  nextStepTexts?: unknown
  /** Which step of how many that is, from 1. */
  stepPosition: number | null
  stepCount: number | null
  /** True when that step failed or has no attempt left: only the seller can continue. */
  isStopped?: boolean
  /** True when the user may change its amount: made by the investor, nothing signed, nothing paid. */
  mayChange: boolean
  /** True when the user may withdraw it: nothing signed, nothing paid. */
  mayWithdraw: boolean
}
