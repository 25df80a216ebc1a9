import type { DecimalLike } from './formatDecimal'
import { englishSigns } from './NumberSigns'
import { numberStyles } from './numberStyles'
import { showDecimal } from './showDecimal'

/** Returns the text of the "Full value" tooltip of a number: all its decimals, up to sixteen. */
export function formatFullValue(number: DecimalLike): string {
  return showDecimal(number, numberStyles.fullValue, englishSigns)
}
