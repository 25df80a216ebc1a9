import type { DecimalLike } from './formatDecimal'
import { englishSigns } from './NumberSigns'
import { numberStyles } from './numberStyles'
import { showDecimal } from './showDecimal'

/** A price: two decimals unless it has more, `$12.50` and `$0.0125`. */
export function formatPrice(price: DecimalLike): string {
  return showDecimal(price, numberStyles.price, englishSigns)
}
