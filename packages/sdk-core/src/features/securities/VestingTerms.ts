/** How units vest: month by month from a day on. */
export interface VestingTerms {
  /** The day it begins, YYYY-MM-DD. */
  startsOn: string
  /** How many months it takes. */
  periods: number
  /** How many months pass before anything vests; the first of them vest together then. */
  cliff: number
}
