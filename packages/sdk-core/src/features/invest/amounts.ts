import { divideFloor, multiply, round } from '../../money/arithmetic'
import { Decimal } from '../../money/decimal'

/**
 * Returns the total for units: units times price, rounded to whole cents once.
 *
 * @figure INVEST-022
 */
export function totalFor(units: Decimal, price: Decimal): Decimal {
  return round(multiply(units, price), 2)
}

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
