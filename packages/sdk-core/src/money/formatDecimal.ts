import { CapstanError } from '../errors/CapstanError'
import { round } from './arithmetic'
import { Decimal, parseDecimal } from './decimal'

/** What may stand where a number is shown: our own, or its digits as they came. */
export type DecimalLike = Decimal | string

export interface DecimalStyle {
  /** Decimals shown even when they are zeros. */
  min: number
  /** Decimals shown at most; the number is rounded to them. */
  max: number
  prefix?: string
  suffix?: string
  /** What stands between thousands. */
  separator?: string
}

/** A number as a person reads it: grouped, rounded once, with a true minus sign; nothing rounded to zero is negative. */
export function formatDecimal(number: DecimalLike, style: DecimalStyle): string {
  const rounded = round(asDecimal(number), style.max)
  const [whole = '', places = ''] = rounded.toString().replace('-', '').split('.')
  const shown = places.padEnd(style.min, '0')
  const digits = grouped(whole, style.separator ?? ',') + (shown && '.' + shown)
  return (rounded.isNegative ? '−' : '') + (style.prefix ?? '') + digits + (style.suffix ?? '')
}

/** Digits as they came may be a product of two numbers, with twice the places of a stored one. */
export function asDecimal(number: DecimalLike): Decimal {
  if (number instanceof Decimal) return number
  const parsed = parseDecimal(number, 60)
  if (!parsed) throw new CapstanError('invalid_decimal', { details: { text: String(number).slice(0, 40) } })
  return parsed
}

function grouped(whole: string, separator: string): string {
  const first = whole.length % 3 || 3
  let text = whole.slice(0, first)
  for (let at = first; at < whole.length; at += 3) text += separator + whole.slice(at, at + 3)
  return text
}
