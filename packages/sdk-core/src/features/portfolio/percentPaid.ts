import type { Decimal } from '../../money/decimal'
import { percentOf } from '../../money/percentOf'

/**
 * How much of the committed capital is paid in, on a scale of 100 and never clamped.
 *
 * @figure FMT-018
 *
 * Nothing where nothing is committed: there is no such percentage, and N/A is shown.
 */
export function percentPaid(paidIn: Decimal, committed: Decimal): Decimal | undefined {
  return percentOf(paidIn, committed)
}
