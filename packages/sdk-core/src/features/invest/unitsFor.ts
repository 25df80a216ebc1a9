import { divideFloor } from '../../money/arithmetic'
import { Decimal } from '../../money/decimal'

/**
 * How many whole units an amount of money buys.
 *
 * Rounds down: `unitsFor(amount, price) × price` never exceeds `amount`. A free unit (price 0) buys none, because the
 * amount says nothing about how many.
 *
 * @figure INVEST-025
 */
export function unitsFor(amount: Decimal, price: Decimal): Decimal {
  return price.isZero ? Decimal.zero : divideFloor(amount, price)
}
