import { stripVTControlCharacters } from 'node:util'

/** How many tests of a suite passed, failed and were skipped. */
export interface Totals {
  passed: number
  failed: number
  skipped: number
  /** What failed, a line each. */
  failures?: string[]
}

/** The closing line that CI reads. */
export const closingLine = ({ passed, failed, skipped }: Totals): string =>
  `${passed} passed, ${failed} failed, ${skipped} skipped`

/** One line for the end of the log: what failed, and the first line of why. */
export const failure = (what: string, why = ''): string =>
  `${what}: ${stripVTControlCharacters(why).split('\n')[0]}`.slice(0, 500)
