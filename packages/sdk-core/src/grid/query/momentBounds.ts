import { dayParts } from '../../dates/day'
import type { GridOperator } from './GridFilter'

/** From a moment on, or before it. */
export interface MomentBound {
  operator: 'greaterThanOrEqualTo' | 'lessThan'
  /** As the platform writes moments. */
  value: string
}

/**
 * Returns the bounds that compare moments with a day, `YYYY-MM-DD`: a moment passes when it is within every bound of one of
 * these. A day begins and ends at midnight in the zone of the reader.
 */
export function momentBounds(operator: GridOperator, day: string): MomentBound[][] {
  const from = (days: number): MomentBound => ({
    operator: 'greaterThanOrEqualTo',
    value: midnight(day, days),
  })
  const before = (days: number): MomentBound => ({ operator: 'lessThan', value: midnight(day, days) })
  switch (operator) {
    case 'equalTo':
      return [[from(0), before(1)]]
    case 'notEqualTo':
      return [[before(0)], [from(1)]]
    case 'greaterThan':
      return [[from(1)]]
    case 'greaterThanOrEqualTo':
      return [[from(0)]]
    case 'lessThan':
      return [[before(0)]]
    case 'lessThanOrEqualTo':
      return [[before(1)]]
    default:
      // A moment has no parts to look for.
      return [[]]
  }
}

/** The start of the day a number of days after another. */
function midnight(text: string, days: number): string {
  const { year, month, day } = dayParts(text.slice(0, 10)) ?? { year: NaN, month: NaN, day: NaN }
  const moment = new Date(year, month - 1, day + days)
  return Number.isNaN(moment.getTime()) ? text : moment.toISOString().replace('.000Z', '+00:00')
}
