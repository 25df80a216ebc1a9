import { dayOf } from '../dates/day'

const order = ['year', 'month', 'day'] as const

/** The day typed in a locale's short format, with any separator: `16.2.2026`. */
export function parseLocaleDay(text: string, short: Intl.DateTimeFormat): string | undefined {
  const numbers = typeof text === 'string' && text.length < 40 ? shape.exec(text.trim())?.slice(1) : undefined
  if (!numbers) return undefined
  const places = short.formatToParts(0).flatMap(({ type }) => order.filter((part) => part === type))
  const typed = (part: (typeof order)[number]) => numbers[places.indexOf(part)] ?? ''
  if (typed('year').length !== 4) return undefined
  return dayOf({ year: Number(typed('year')), month: Number(typed('month')), day: Number(typed('day')) })
}

const shape = /^\D{0,2}(\d{1,4})\D{1,3}(\d{1,4})\D{1,3}(\d{1,4})\D{0,2}$/
