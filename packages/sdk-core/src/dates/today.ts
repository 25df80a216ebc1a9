import { dayOf } from './day'

/** Today's calendar day, where the reader is or in the time zone named. */
export function today(now: Date = new Date(), zone?: string): string {
  return zone ? dayIn(zone, now) : localDay(now)
}

function localDay(now: Date): string {
  return dayOf({ year: now.getFullYear(), month: now.getMonth() + 1, day: now.getDate() }) ?? ''
}

function dayIn(zone: string, now: Date): string {
  const options = { timeZone: zone, calendar: 'gregory', numberingSystem: 'latn' } as const
  const format = new Intl.DateTimeFormat('en-US', {
    ...options,
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
  })
  const part = Object.fromEntries(format.formatToParts(now).map(({ type, value }) => [type, Number(value)]))
  return dayOf({ year: part.year ?? 0, month: part.month ?? 0, day: part.day ?? 0 }) ?? ''
}
