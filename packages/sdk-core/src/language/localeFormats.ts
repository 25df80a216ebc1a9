import { CapstanError } from '../errors/CapstanError'
import { dayOf, dayParts } from '../dates/day'
import type { DayFormat } from '../dates/formatDay'
import { instantDay } from '../dates/formatInstant'
import { zoneOf } from '../dates/zoneOf'
import { signsOf } from '../money/signsOf'
import type { Formats } from './Formats'
import { numberFormats } from './numberFormats'

const short = { year: 'numeric', month: '2-digit', day: '2-digit' } as const
const medium = { year: 'numeric', month: 'short', day: 'numeric' } as const
const long = { year: 'numeric', month: 'long', day: 'numeric' } as const
const clock = { hour: '2-digit', minute: '2-digit' } as const

const styles: Record<DayFormat, Intl.DateTimeFormatOptions> = {
  short,
  long,
  round: medium,
  allocation: medium,
  paidOn: long,
  template: medium,
}

/** The formats of a locale, as the machine knows them. */
export function localeFormats(locale: string): Formats {
  const made = new Map<string, Intl.DateTimeFormat>()
  const formatter = (options: Intl.DateTimeFormatOptions) => {
    const key = JSON.stringify(options)
    const plain = { calendar: 'gregory', numberingSystem: 'latn' } as const
    const format = made.get(key) ?? new Intl.DateTimeFormat(locale, { ...plain, ...options })
    made.set(key, format)
    return format
  }
  // Every zone skips or repeats some hours, and some a whole day; UTC none.
  const dayFormat = (format: DayFormat) => formatter({ ...styles[format], timeZone: 'UTC' })
  // A year is four digits while it is typed, too.
  const shownDay = (day: string, format: DayFormat = 'long') =>
    dayFormat(format)
      .formatToParts(midnight(day))
      .map(({ type, value }) => (type === 'year' ? value.padStart(4, '0') : value))
      .join('')
  return {
    locale,
    direction: directionOf(locale),
    ...numberFormats(locale, signsOf(locale)),
    day: shownDay,
    instant(instant, format = 'short') {
      const day = instantDay(instant)
      if (format !== 'template') return shownDay(day, format)
      return formatter({ ...medium, ...clock }).format(new Date(instant))
    },
    time: (moment) => formatter(clock).format(moment),
    zonedTime: (moment) => `${formatter(clock).format(moment)} ${zoneOf(moment, locale)}`,
    parseDay: (text) => parseLocaleDay(text, dayFormat('short')),
  }
}

function midnight(day: string): Date {
  const parts = dayParts(day)
  if (!parts) throw new CapstanError('invalid_day', { details: { text: String(day).slice(0, 40) } })
  const date = new Date(0)
  date.setUTCFullYear(parts.year, parts.month - 1, parts.day)
  return date
}

const rightToLeft = /^(?:Adlm|Arab|Hebr|Mand|Mend|Nkoo|Rohg|Samr|Syrc|Thaa)$/

/** Which way the language of a locale is read. */
function directionOf(locale: string): 'ltr' | 'rtl' {
  const { script } = new Intl.Locale(locale).maximize()
  return script && rightToLeft.test(script) ? 'rtl' : 'ltr'
}

const order = ['year', 'month', 'day'] as const

/** The day typed in a locale's short format, with any separator: `16.2.2026`. */
function parseLocaleDay(text: string, short: Intl.DateTimeFormat): string | undefined {
  const numbers = typeof text === 'string' && text.length < 40 ? shape.exec(text.trim())?.slice(1) : undefined
  if (!numbers) return undefined
  const places = short.formatToParts(0).flatMap(({ type }) => order.filter((part) => part === type))
  const typed = (part: (typeof order)[number]) => numbers[places.indexOf(part)] ?? ''
  if (typed('year').length !== 4) return undefined
  return dayOf({ year: Number(typed('year')), month: Number(typed('month')), day: Number(typed('day')) })
}

const shape = /^\D{0,2}(\d{1,4})\D{1,3}(\d{1,4})\D{1,3}(\d{1,4})\D{0,2}$/
