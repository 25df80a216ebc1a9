import { isDay } from './day'

const time = /^T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}(?::?\d{2})?)?$/

/** The day of a date that travelled, with or without a time behind it. The date is taken as written, never shifted. */
export function isoToDay(text: string): string | undefined {
  if (typeof text !== 'string') return undefined
  const day = text.slice(0, 10)
  return isDay(day) && (text.length === 10 || time.test(text.slice(10))) ? day : undefined
}
