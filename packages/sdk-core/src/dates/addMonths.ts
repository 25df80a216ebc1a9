import { CapstanError } from '../errors/CapstanError'
import { dayOf, dayParts, daysIn } from './day'

/**
 * The day so many whole months after another, or before it where the number is below 0.
 *
 * A month that is too short ends with its last day: a month after 31 January is 28 February. So add to the first day of
 * all and never to the one found last, or the 31st is lost on the way.
 *
 * @throws CapstanError `invalid_day` where there is no such day.
 */
export function addMonths(day: string, months: number): string {
  const parts = dayParts(day)
  const count = parts ? parts.year * 12 + parts.month - 1 + months : NaN
  const [year, month] = [Math.floor(count / 12), (count % 12) + 1]
  const found = parts && dayOf({ year, month, day: Math.min(parts.day, daysIn(year, month)) })
  if (!found) throw new CapstanError('invalid_day', { details: { text: String(day).slice(0, 40) } })
  return found
}
