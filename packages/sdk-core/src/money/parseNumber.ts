import { parseDecimal } from './decimal'
import type { NumberSigns } from './NumberSigns'

/**
 * The plain digits of a number someone typed: `1,234.50` is 1234.5, `.5` is 0.5, and in German `1.234,50` is 1234.5.
 *
 * What groups digits must group all of them, because `1,23` is as likely 1.23 as 123.
 */
export function parseNumber(text: string, signs: NumberSigns): string | undefined {
  const typed = text.length < 100 ? plainly(text.trim()) : ''
  const [group, decimal] = [plainly(signs.group), plainly(signs.decimal)]
  const parts = typed.split(decimal)
  const [written = '', fraction = ''] = parts
  const whole = isGrouped(written, group, signs.groups) ? written.replaceAll(group, '') : written
  const isNumber = parts.length <= 2 && /^\d*$/.test(whole) && /^\d*$/.test(fraction)
  return isNumber && (whole || fraction)
    ? parseDecimal(`${whole || '0'}.${fraction || '0'}`)?.toString()
    : undefined
}

/** Whether a whole number is grouped as the language groups: `1,234,567`, in India `12,34,567`. */
export function isGrouped(text: string, group: string, [last, before]: NumberSigns['groups']): boolean {
  const [first = '', ...rest] = group ? text.split(group) : [text]
  return (
    rest.length > 0 &&
    first.length > 0 &&
    first.length <= before &&
    rest.every(({ length }, at) => length === (at === rest.length - 1 ? last : before))
  )
}

/** Nobody types a narrow space or a typographic apostrophe. */
export function plainly(text: string): string {
  return text.replace(/\s/g, ' ').replaceAll('’', "'")
}
