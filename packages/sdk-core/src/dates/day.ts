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
