import { monthsBetween } from '../../dates/monthsBetween'
import type { VestingTerms } from './VestingTerms'

/** How many periods of a schedule have passed by a day: none before it starts, never more than it has. */
export function vestingPeriod({ startsOn, periods }: VestingTerms, asOf: string): number {
  return Math.min(periods, Math.max(0, monthsBetween(startsOn, asOf)))
}
