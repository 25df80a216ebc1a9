import type { DecimalLike } from './formatDecimal'
import { englishSigns } from './NumberSigns'
import { numberStyles } from './numberStyles'
import { showDecimal } from './showDecimal'

/** A number with two decimals and no sign of currency: `25,000.00`. Inputs and tables show amounts so. */
export function formatAmount(amount: DecimalLike): string {
  return showDecimal(amount, numberStyles.amount, englishSigns)
}
