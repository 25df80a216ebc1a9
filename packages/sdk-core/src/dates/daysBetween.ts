import { CapstanError } from '../errors/CapstanError'
import { dayParts } from './day'

/**
 * The days from one day to another, below 0 where the other comes first. Days have no time zone and are all as long.
 *
 * @throws CapstanError `invalid_day`
 */
export function daysBetween(from: string, to: string): number {
  return dayNumber(to) - dayNumber(from)
}

/** Whole days since 1970. */
function dayNumber(text: string): number {
  const parts = dayParts(text)
  if (!parts) throw new CapstanError('invalid_day', { details: { text: text.slice(0, 40) } })
  return new Date(0).setUTCFullYear(parts.year, parts.month - 1, parts.day) / 86_400_000
}
