import { CapstanError } from '../errors/CapstanError'
import { addMonths } from './addMonths'
import { dayParts } from './day'

/**
 * The whole months from one day to another, below 0 where the other comes first: the most that can be added to the
 * first without going past the second.
 *
 * @throws CapstanError `invalid_day`
 */
export function monthsBetween(from: string, to: string): number {
  const [start, end] = [dayParts(from), dayParts(to)]
  if (!start || !end)
    throw new CapstanError('invalid_day', { details: { text: `${from} ${to}`.slice(0, 40) } })
  const months = (end.year - start.year) * 12 + end.month - start.month
  return addMonths(from, months) > to ? months - 1 : months
}
