import { round, valueAt } from './arithmetic'
import { Decimal } from './decimal'

/**
 * A whole in parts in proportion to weights, each of so many decimals, that sum to the whole exactly.
 *
 * The largest remainder: each one gets the whole part, and the remaining smallest units go where most is missing, ties to
 * the first; so list them in the order of their ids. A whole of 100 makes percentages that sum to 100.00.
 * Nothing where there is nothing to go by: weights that are all 0, or one below.
 */
export function shareOut(whole: Decimal, weights: readonly Decimal[], places = 2): Decimal[] | undefined {
  const parts = atOneScale(weights)
  const sum = parts.reduce((total, part) => total + part, 0n)
  if (sum === 0n || parts.some((part) => part < 0n)) return undefined
  const units = valueAt(round(whole, places), places)
  const sign = units < 0n ? -1n : 1n
  return largestRemainder(units * sign, parts, sum).map((share) => new Decimal(share * sign, places))
}

function largestRemainder(units: bigint, parts: readonly bigint[], sum: bigint): bigint[] {
  const sure = parts.map((part) => (units * part) / sum)
  const leftOver = Number(sure.reduce((rest, share) => rest - share, units))
  const missing = parts.map((part, at) => ({ at, rest: (units * part) % sum }))
  // Sorting keeps the order of equals, which is the order of the weights.
  missing.sort((a, b) => Number(b.rest - a.rest))
  for (const { at } of missing.slice(0, leftOver)) sure[at] = (sure[at] ?? 0n) + 1n
  return sure
}

function atOneScale(numbers: readonly Decimal[]): bigint[] {
  const scale = numbers.reduce((most, number) => Math.max(most, number.scale), 0)
  return numbers.map((number) => valueAt(number, scale))
}
