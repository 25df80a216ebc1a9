import { storedPlaces } from './decimal'
import { formatDecimal, type DecimalLike } from './formatDecimal'

/** A price: two decimals unless it has more, `$12.50` and `$0.0125`. */
export function formatPrice(price: DecimalLike): string {
  return formatDecimal(price, { min: 2, max: storedPlaces, prefix: '$' })
}
