import { addMonths } from '../../dates/day'
import { CapstanError } from '../../errors/CapstanError'
import { subtract } from '../../money/arithmetic'
import type { Decimal } from '../../money/decimal'
import { vestedUnits } from './vestedUnits'
import type { VestingTerms } from './VestingTerms'

/** Units that vest together. */
export interface VestingEvent {
  /** The periods that had passed at the event before. */
  startPeriod: number
  /** The periods that have passed when they vest. */
  endPeriod: number
  /** The day they vest, YYYY-MM-DD. */
  vestsOn: string
  units: Decimal
}

/**
 * Returns the vesting events: the cliff first, then one a month, with all units in sum.
 *
 * @throws CapstanError `invalid_vesting` when there are no periods, or the cliff is longer than they are.
 */
export function vestingEvents(units: Decimal, terms: VestingTerms): VestingEvent[] {
  const { startsOn, periods, cliff } = terms
  if (!isCount(periods) || !isCount(cliff) || periods < 1 || cliff > periods)
    throw new CapstanError('invalid_vesting', { details: { periods, cliff } })
  const first = Math.max(1, cliff)
  return Array.from({ length: periods - first + 1 }, (_, at) => {
    const [startPeriod, endPeriod] = [at === 0 ? 0 : first + at - 1, first + at]
    const before = vestedUnits(units, terms, startPeriod)
    return {
      startPeriod,
      endPeriod,
      vestsOn: addMonths(startsOn, endPeriod),
      units: subtract(vestedUnits(units, terms, endPeriod), before),
    }
  })
}

const isCount = (number: number) => Number.isSafeInteger(number) && number >= 0 && number <= 1_200
