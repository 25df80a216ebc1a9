import { Decimal, subtract, type Formats } from '@capstan/sdk-core'
import { exactUnits } from '../transactions/exactUnits'

/** Units that came, with a plus, or that went, with a true minus: every digit they have. */
export function movedUnits(formats: Formats, units: Decimal): string {
  if (units.isNegative) return `−${exactUnits(formats, subtract(Decimal.zero, units))}`
  return units.isZero ? exactUnits(formats, units) : `+${exactUnits(formats, units)}`
}
