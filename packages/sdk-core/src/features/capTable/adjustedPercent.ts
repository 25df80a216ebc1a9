import { compare, round } from '../../money/arithmetic'
import type { Decimal } from '../../money/decimal'
import { decimal } from '../../money/decimal'
import { percentOf } from '../../money/percentOf'

/**
 * Returns the exact percentage, to six places, of a row whose shown percentage was adjusted so that all rows add to 100.00.
 * Returns undefined when the shown one is the exact one, rounded.
 */
export function adjustedPercent(
  shown: string | null,
  units: string | null,
  total: Decimal | undefined,
): Decimal | undefined {
  if (shown === null || units === null || total === undefined) return undefined
  const exact = percentOf(decimal(units), total)
  if (exact === undefined || compare(round(exact, 2), decimal(shown)) === 0) return undefined
  return round(exact, 6)
}
