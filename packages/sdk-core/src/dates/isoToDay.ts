import { isDay } from './day'

/** The day of a date that travelled, with or without a time behind it. The date is taken as written, never shifted. */
export function isoToDay(text: string): string | undefined {
  const day = typeof text === 'string' ? text.slice(0, 10) : ''
  return isDay(day) && (text.length === 10 || text[10] === 'T') ? day : undefined
}
