import { divideFloor, multiply } from '../../money/arithmetic'
import { Decimal } from '../../money/decimal'
import type { VestingTerms } from './VestingTerms'

/**
 * How many of some units have vested once so many periods have passed.
 *
 * @figure ENTITY-033
 *
 * Nothing before the cliff, then units × period / periods rounded down to whole units, all of them after the last
 * period. Counted from the start each time, so that what was rounded away comes later and is never lost.
 */
export function vestedUnits(units: Decimal, terms: VestingTerms, period: number): Decimal {
  const { cliff, periods } = terms
  if (period <= 0 || period < cliff) return Decimal.zero
  if (period >= periods) return units
  return divideFloor(multiply(units, whole(period)), whole(periods))
}

const whole = (number: number) => new Decimal(BigInt(number), 0)
