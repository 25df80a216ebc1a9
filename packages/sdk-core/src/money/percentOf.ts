import { divide, multiply } from './arithmetic'
import { Decimal } from './decimal'

const hundred = new Decimal(100n, 0)

/** A part of a whole on a scale of 100, never clamped; nothing where the whole is nothing. */
export function percentOf(part: Decimal, whole: Decimal, places = 18): Decimal | undefined {
  return whole.isZero ? undefined : divide(multiply(part, hundred), whole, places)
}
