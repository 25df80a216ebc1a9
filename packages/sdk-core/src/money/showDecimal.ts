import { CapstanError } from '../errors/CapstanError'
import { round } from './arithmetic'
import { Decimal, parseDecimal, type DecimalLike } from './decimal'
import type { NumberSigns } from './NumberSigns'

/** The number of decimals of a number, and its format. */
export interface NumberStyle {
  min: number
  max: number
  as?: 'plain' | 'money' | 'percent'
}

/** A number in a language: grouped, rounded once, with a true minus sign; nothing rounded to zero is negative. */
export function showDecimal(number: DecimalLike, style: NumberStyle, signs: NumberSigns): string {
  const rounded = round(asDecimal(number), style.max)
  const [whole = '', places = ''] = rounded.toString().replace('-', '').split('.')
  const shown = places.padEnd(style.min, '0')
  const digits = grouped(whole, signs) + (shown && signs.decimal + shown)
  const [positive, negative] = signs[style.as ?? 'plain']
  const [before, after] = rounded.isNegative ? negative : positive
  return before + digits + after
}

/** Digits as they came may be a product of two numbers, with twice the places of a stored one. */
function asDecimal(number: DecimalLike): Decimal {
  if (number instanceof Decimal) return number
  const parsed = parseDecimal(number, 60)
  if (!parsed) throw new CapstanError('invalid_decimal', { details: { text: String(number).slice(0, 40) } })
  return parsed
}

function grouped(whole: string, { group, groups: [last, before], groupFrom }: NumberSigns): string {
  if (whole.length < groupFrom) return whole
  let at = whole.length - last
  let text = whole.slice(at)
  for (; at > 0; at -= before) text = whole.slice(Math.max(at - before, 0), at) + group + text
  return text
}
