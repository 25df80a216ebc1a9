import type { DecimalLike } from './formatDecimal'
import { englishSigns } from './NumberSigns'
import { numberStyles } from './numberStyles'
import { showDecimal } from './showDecimal'

/** A number whose precision is not known beforehand: two to seven decimals. */
export function formatGeneral(number: DecimalLike): string {
  return showDecimal(number, numberStyles.general, englishSigns)
}
