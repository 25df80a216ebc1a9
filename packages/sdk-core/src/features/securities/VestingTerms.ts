/** The terms of vesting: month by month from a day on. */
export interface VestingTerms {
  /** The day it begins, YYYY-MM-DD. */
  startsOn: string
  /** The number of months. */
  periods: number
  /** The number of months before the first units vest; the units of these months vest together then. */
  cliff: number
}
