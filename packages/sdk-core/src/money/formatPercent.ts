import type { DecimalLike } from './formatDecimal'
import { englishSigns } from './NumberSigns'
import { numberStyles } from './numberStyles'
import { showDecimal } from './showDecimal'

/** A percentage on a scale of 100: 5.25 is `5.25%`. Never clamped, so that an overpaid investment shows `125.00%`. */
export function formatPercent(percent: DecimalLike): string {
  return showDecimal(percent, numberStyles.percent, englishSigns)
}
