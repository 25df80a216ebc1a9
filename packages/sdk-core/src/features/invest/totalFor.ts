import { multiply, round } from '../../money/arithmetic'
import type { Decimal } from '../../money/decimal'

/**
 * Returns the total for units: units times price, rounded to whole cents once.
 *
 * @figure INVEST-022
 */
export function totalFor(units: Decimal, price: Decimal): Decimal {
  return round(multiply(units, price), 2)
}
