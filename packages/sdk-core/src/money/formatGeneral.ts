import type { DecimalLike } from './formatDecimal'
import { englishSigns } from './NumberSigns'
import { numberStyles } from './numberStyles'
import { showDecimal } from './showDecimal'

/** Formats a number of unknown precision, with two to seven decimals. */
export function formatGeneral(number: DecimalLike): string {
  return showDecimal(number, numberStyles.general, englishSigns)
}
