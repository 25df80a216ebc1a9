import { CapstanError } from '../errors/CapstanError'

const shape = /^(\d{4})-(\d{2})-(\d{2})$/
const lengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

/** The numbers of a day. */
export interface DayParts {
  year: number
  /** 1 to 12. */
  month: number
  day: number
}

/** Returns true when a text is a calendar day that exists, written `YYYY-MM-DD`. */
export function isDay(text: string): boolean {
  return dayParts(text) !== undefined
}

/** The numbers of a day, or nothing where there is no such day. */
export function dayParts(text: string): DayParts | undefined {
  const match = typeof text === 'string' ? shape.exec(text) : null
  if (!match) return undefined
  const parts = { year: Number(match[1]), month: Number(match[2]), day: Number(match[3]) }
  return exists(parts) ? parts : undefined
}

/** The day of these numbers, or nothing where there is no such day. */
export function dayOf(parts: DayParts): string | undefined {
  if (!exists(parts)) return undefined
  const pad = (number: number, width: number) => String(number).padStart(width, '0')
  return `${pad(parts.year, 4)}-${pad(parts.month, 2)}-${pad(parts.day, 2)}`
}

function exists({ year, month, day }: DayParts): boolean {
  return year >= 1 && year <= 9999 && day >= 1 && day <= daysIn(year, month)
}

/** How many days a month has; none where there is no such month. */
export function daysIn(year: number, month: number): number {
  const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)
  return month === 2 && isLeap ? 29 : (lengths[month - 1] ?? 0)
}

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

/** A day as it travels: midnight UTC of that very date. */
export function dayToIso(day: string): string {
  return `${day}T00:00:00.000Z`
}

const time = /^T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}(?::?\d{2})?)?$/

/** The day of a date that travelled, with or without a time behind it. The date is taken as written, never shifted. */
export function isoToDay(text: string): string | undefined {
  if (typeof text !== 'string') return undefined
  const day = text.slice(0, 10)
  return isDay(day) && (text.length === 10 || time.test(text.slice(10))) ? day : undefined
}
