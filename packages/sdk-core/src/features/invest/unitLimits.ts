import { add, compare } from '../../money/arithmetic'
import { parseDecimal, type Decimal } from '../../money/decimal'
import type { Offering } from './Offering'
import type { RefusalKey } from './refusals'

/** The limits on the units of one investment; a missing value means no limit. */
export interface UnitLimits {
  min?: Decimal
  max?: Decimal
  /** Units that are still available. */
  remaining?: Decimal
}

/** The reason why a number of units is refused, with the texts of `refusalTexts`. */
export interface UnitsRefusal {
  key: RefusalKey
  details: Readonly<Record<string, unknown>>
}

type OfferingLimits = Pick<Offering, 'minUnits' | 'maxUnits' | 'remainingUnits'>

/** Returns the limits on the units of an offering. A changed investment may use its own units and the remaining ones. */
export function unitLimits(offering: OfferingLimits, held?: Decimal): UnitLimits {
  const [min, max, remaining] = [offering.minUnits, offering.maxUnits, offering.remainingUnits].map((units) =>
    parseDecimal(units ?? ''),
  )
  if (!held) return { min, max, remaining }
  return { min, max: leastOf(max, remaining && add(remaining, held)) }
}

/** Returns the reason why the server would refuse this many units; undefined when it accepts them. */
export function unitsRefusal(
  units: Decimal,
  { min, max, remaining }: UnitLimits = {},
): UnitsRefusal | undefined {
  if ((min && compare(units, min) < 0) || (max && compare(units, max) > 0))
    return { key: 'amountOutOfRange', details: { min: min?.toString(), max: max?.toString() } }
  if (remaining && compare(units, remaining) > 0)
    return { key: 'offeringSoldOut', details: { remaining: remaining.toString() } }
  return undefined
}

function leastOf(one: Decimal | undefined, other: Decimal | undefined): Decimal | undefined {
  if (!one || !other) return one ?? other
  return compare(one, other) < 0 ? one : other
}
