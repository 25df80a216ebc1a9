import { subtract } from '../../money/arithmetic'
import { workedOut } from './workedOut'

/**
 * US dollars of a distribution that are yet to be paid: what is committed less what is paid in, below 0 where more was.
 *
 * @figure FMT-020
 */
export function stillExpected(committedCapital: string, paidInCapital: string): string {
  return subtract(workedOut(committedCapital), workedOut(paidInCapital)).toString()
}
