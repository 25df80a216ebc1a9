import { add, compare } from '../../money/arithmetic'
import { parseDecimal, type Decimal } from '../../money/decimal'
import type { Offering } from './Offering'
import type { RefusalKey } from './refusals'

/** How many units one investment may take; what is missing has no limit. */
export interface UnitLimits {
  min?: Decimal
  max?: Decimal
  /** What nobody has taken yet. */
  remaining?: Decimal
}

/** Why a number of units is not taken, in the words of `refusalTexts`. */
export interface UnitsRefusal {
  key: RefusalKey
  details: Readonly<Record<string, unknown>>
}

type OfferingLimits = Pick<Offering, 'minUnits' | 'maxUnits' | 'remainingUnits'>

/** What an offering takes. An investment that is changed may take what it holds already, and what is left. */
export function unitLimits(offering: OfferingLimits, held?: Decimal): UnitLimits {
  const [min, max, remaining] = [offering.minUnits, offering.maxUnits, offering.remainingUnits].map((units) =>
    parseDecimal(units ?? ''),
  )
  if (!held) return { min, max, remaining }
  return { min, max: leastOf(max, remaining && add(remaining, held)) }
}

/** What the platform would say of this many units; nothing where it takes them. */
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
