import type { DecimalLike } from './formatDecimal'
import { englishSigns } from './NumberSigns'
import { numberStyles } from './numberStyles'
import { showDecimal } from './showDecimal'

/** A number with all of its 18 decimals and nothing between thousands, as token amounts are written. */
export function formatPrecision(number: DecimalLike): string {
  return showDecimal(number, numberStyles.precision, { ...englishSigns, group: '' })
}
