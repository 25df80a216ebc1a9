import { add, compare, divide, multiply } from './arithmetic'
import { Decimal } from './decimal'

const hundred = new Decimal(100n, 0)

/** A part of a whole on a scale of 100, never clamped; nothing where the whole is nothing. */
export function percentOf(part: Decimal, whole: Decimal, places = 18): Decimal | undefined {
  return whole.isZero ? undefined : divide(multiply(part, hundred), whole, places)
}

/**
 * Returns the percentage that the largest parts have of a whole together, by their sizes. The sum of percentages that are rounded to
 * add to 100.00 may be off by some hundredths.
 *
 * @figure CAPZ-004
 */
export function percentOfLargest(
  parts: readonly Decimal[],
  whole: Decimal,
  most: number,
): Decimal | undefined {
  const largest = parts.toSorted((one, other) => compare(other, one)).slice(0, most)
  return percentOf(largest.reduce(add, Decimal.zero), whole)
}
