import { divide, multiply } from '../../money/arithmetic'
import { Decimal } from '../../money/decimal'

const hundred = new Decimal(100n, 0)

/**
 * How much of the committed capital is paid in, on a scale of 100 and never clamped.
 *
 * @figure FMT-018
 *
 * Nothing where nothing is committed: there is no such percentage, and N/A is shown.
 */
export function percentPaid(paidIn: Decimal, committed: Decimal): Decimal | undefined {
  return committed.isZero ? undefined : divide(multiply(paidIn, hundred), committed, 18)
}
