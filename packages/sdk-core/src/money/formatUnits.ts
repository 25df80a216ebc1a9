import type { DecimalLike } from './formatDecimal'
import { englishSigns } from './NumberSigns'
import { numberStyles } from './numberStyles'
import { showDecimal } from './showDecimal'

/** Units as a whole number: `2,000`; where there is a part of a unit, with all of its decimals, never rounded: `1.5`. */
export function formatUnits(units: DecimalLike): string {
  return showDecimal(units, numberStyles.units, englishSigns)
}
