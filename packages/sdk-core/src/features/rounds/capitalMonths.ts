import { subtract } from '../../money/arithmetic'
import { computedDecimal } from '../../money/decimal'
import type { CapitalDay } from './capitalOverTimeQuery'

/** The capital of a round at the end of a month. */
export interface CapitalMonth {
  /** `YYYY-MM`. */
  month: string
  paidIn: string
  deployed: string
  remaining: string
}

/** The same by month, the latest first; every month from the first change to the last one there was, quiet ones too. */
export function capitalMonths(days: readonly CapitalDay[]): readonly CapitalMonth[] {
  const lastOf = new Map(days.map((day) => [day.day.slice(0, 7), day]))
  const [first] = lastOf.keys()
  const last = days.at(-1)?.day.slice(0, 7)
  if (first === undefined || last === undefined) return []

  const months: CapitalMonth[] = []
  let known = lastOf.get(first)
  for (let month = first; known && month <= last; month = monthAfter(month)) {
    known = lastOf.get(month) ?? known
    const { paidIn, deployed } = known
    months.unshift({
      month,
      paidIn,
      deployed,
      remaining: subtract(computedDecimal(paidIn), computedDecimal(deployed)).toString(),
    })
  }
  return months
}

function monthAfter(month: string): string {
  const [year = 0, at = 0] = month.split('-').map(Number)
  return at === 12
    ? `${String(year + 1).padStart(4, '0')}-01`
    : `${month.slice(0, 5)}${String(at + 1).padStart(2, '0')}`
}
