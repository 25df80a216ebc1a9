import { CapstanError, isDay } from '@capstan/sdk-core'

/** A year on an axis of days. */
export interface YearTick {
  /** Its first day is here, on a line of 100. */
  at: number
  year: string
}

/** Returns the position of a day between two others, from 0 to 100; `undefined` outside of them. */
export function placeOfDay(day: string, from: string, to: string): number | undefined {
  const [start, end, now] = [dayNumber(from), dayNumber(to), dayNumber(day)]
  if (now < start || now > end) return undefined
  return end === start ? 0 : ((now - start) / (end - start)) * 100
}

/** The first days of years between two days, every second, fifth… one where they are many; none beside the ends. */
export function yearTicks(from: string, to: string, most = 4): YearTick[] {
  const [first, last] = [Number(from.slice(0, 4)) + 1, Number(to.slice(0, 4))]
  const step = steps.find((each) => (last - first + 1) / each <= most) ?? 1000
  const start = Math.ceil(first / step) * step
  const count = Math.max(0, Math.floor((last - start) / step) + 1)
  return Array.from({ length: count }, (_, index) => String(start + index * step).padStart(4, '0')).flatMap(
    (year) => {
      const at = placeOfDay(`${year}-01-01`, from, to)
      return at === undefined || at < 6 || at > 94 ? [] : [{ at, year }]
    },
  )
}

const steps = [1, 2, 5, 10, 20, 25, 50, 100]

/**
 * How many days there are before a day since the first March of the calendar: a year that begins in March ends with the
 * day that leap years have more.
 */
function dayNumber(day: string): number {
  if (!isDay(day)) throw new CapstanError('invalid_day', { details: { text: String(day).slice(0, 40) } })
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  const [years, months] = month > 2 ? [year, month - 3] : [year - 1, month + 9]
  const leaps = Math.floor(years / 4) - Math.floor(years / 100) + Math.floor(years / 400)
  return years * 365 + leaps + Math.floor((153 * months + 2) / 5) + date
}
