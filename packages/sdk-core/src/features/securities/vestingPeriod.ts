import { monthsBetween } from '../../dates/day'
import type { VestingTerms } from './VestingTerms'

/** Returns the number of periods of a schedule that have passed by a day, from none before it starts to all. */
export function vestingPeriod({ startsOn, periods }: VestingTerms, asOf: string): number {
  return Math.min(periods, Math.max(0, monthsBetween(startsOn, asOf)))
}
