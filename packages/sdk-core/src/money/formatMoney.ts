import type { DecimalLike } from './formatDecimal'
import { englishSigns } from './NumberSigns'
import { numberStyles } from './numberStyles'
import { showDecimal } from './showDecimal'

/** An amount of US dollars: `$25,000.00`. */
export function formatMoney(amount: DecimalLike): string {
  return showDecimal(amount, numberStyles.money, englishSigns)
}
