import { CapstanError } from '../errors/CapstanError'
import { dayParts, type DayParts } from './day'

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

/** The named formats of days. */
export type DayFormat = 'short' | 'long' | 'round' | 'allocation' | 'paidOn' | 'template'

/*
 * Made from the day's own numbers and never through a `Date`: where a zone has skipped a day (Samoa had no
 * 2011-12-30) a `Date`, and every library on it, shows another one.
 */
const formats: Record<DayFormat, (parts: DayParts) => string> = {
  short: ({ year, month, day }) => `${two(month)}/${two(day)}/${four(year)}`,
  long: ({ year, month, day }) => `${name(month)} ${ordinal(day)} ${four(year)}`,
  round: ({ year, month, day }) => `${name(month, 3)} ${two(day)} ${four(year)}`,
  allocation: ({ year, month, day }) => `${name(month, 3)} ${ordinal(day)} ${four(year)}`,
  paidOn: ({ year, month, day }) => `${name(month)} ${two(day)} ${four(year)}`,
  template: (parts) => `${formats.round(parts)} 12:00am`,
}

/**
 * A calendar day as a person reads it, the same in every time zone.
 *
 * `short` 02/16/2026 (grids, tables, inputs) · `long` February 16th 2026 (read-only text) · `round` Feb 16 2026 ·
 * `allocation` Feb 16th 2026 (documents too) · `paidOn` February 16 2026 · `template` Feb 16 2026 12:00am, for which
 * an instant has a time to show: see `formatInstant`.
 *
 * @throws CapstanError `invalid_day`
 */
export function formatDay(day: string, format: DayFormat = 'long'): string {
  const parts = dayParts(day)
  if (!parts) throw new CapstanError('invalid_day', { details: { text: String(day).slice(0, 40) } })
  return formats[format](parts)
}

function name(month: number, letters?: number): string {
  return (months[month - 1] ?? '').slice(0, letters)
}

function ordinal(day: number): string {
  const isTeen = day >= 11 && day <= 13
  return day + ((!isTeen && ['th', 'st', 'nd', 'rd'][day % 10]) || 'th')
}

function two(number: number): string {
  return String(number).padStart(2, '0')
}

function four(year: number): string {
  return String(year).padStart(4, '0')
}
