import type { DecimalLike } from './formatDecimal'
import { englishSigns } from './NumberSigns'
import { numberStyles } from './numberStyles'
import { showDecimal } from './showDecimal'

/** Units as a whole number: `2,000`. A part of a unit is rounded away; its full value belongs in a tooltip. */
export function formatUnits(units: DecimalLike): string {
  return showDecimal(units, numberStyles.units, englishSigns)
}
