import { compare } from '../money/arithmetic'
import { parseDecimal } from '../money/decimal'

/** More than the platform stores, so that nothing it sends is out of range. */
const places = 60

/** Compares two decimal texts by value; undefined if one of them is not a number. */
export function compareDecimalText(a: string, b: string): number | undefined {
  if (a === b) return parseDecimal(a, places) ? 0 : undefined
  const [left, right] = [parseDecimal(a, places), parseDecimal(b, places)]
  return left && right ? compare(left, right) : undefined
}
