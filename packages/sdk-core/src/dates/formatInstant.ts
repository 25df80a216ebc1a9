import { CapstanError } from '../errors/CapstanError'
import { dayOf, isoToDay } from './day'
import { formatDay, type DayFormat } from './formatDay'

/**
 * A moment, such as when a template was synced, in the reader's own time zone.
 *
 * A moment is not a day: a day (`2026-02-16`) belongs in `formatDay`, which does not shift it.
 *
 * @throws CapstanError `invalid_day` where the text is not an ISO timestamp.
 */
export function formatInstant(instant: string, format: DayFormat = 'short'): string {
  const day = instantDay(instant)
  return format === 'template'
    ? `${formatDay(day, 'round')} ${timeOf(new Date(instant))}`
    : formatDay(day, format)
}

/** The day on which a moment is, where the reader is. */
export function instantDay(instant: string): string {
  // A day alone would be taken for midnight UTC, which is the day before for half of the world.
  const date = new Date(isoToDay(instant) && instant.length > 10 ? instant : NaN)
  const day = dayOf({ year: date.getFullYear(), month: date.getMonth() + 1, day: date.getDate() })
  if (!day) throw new CapstanError('invalid_day', { details: { text: String(instant).slice(0, 40) } })
  return day
}

function timeOf(date: Date): string {
  const hour = date.getHours()
  const minutes = String(date.getMinutes()).padStart(2, '0')
  return `${hour % 12 || 12}:${minutes}${hour < 12 ? 'am' : 'pm'}`
}
