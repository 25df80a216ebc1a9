import { compare, round } from '../../money/arithmetic'
import type { Decimal } from '../../money/decimal'

/** Whether exactly the total is paid in, to the cent. Paying too much is not paying in full. */
export function isPaidInFull(total: Decimal, paidIn: Decimal): boolean {
  return compare(round(total, 2), round(paidIn, 2)) === 0
}

/** Whether more than the total is paid in, to the cent. */
export function isOverpaid(total: Decimal, paidIn: Decimal): boolean {
  return compare(round(total, 2), round(paidIn, 2)) < 0
}
