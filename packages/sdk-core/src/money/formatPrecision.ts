import { storedPlaces } from './decimal'
import { formatDecimal, type DecimalLike } from './formatDecimal'

/** A number with all of its 18 decimals and nothing between thousands, as token amounts are written. */
export function formatPrecision(number: DecimalLike): string {
  return formatDecimal(number, { min: storedPlaces, max: storedPlaces, separator: '' })
}
