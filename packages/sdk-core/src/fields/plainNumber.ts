import { parseDecimal } from '../money/decimal'

const grouped = /^\d{1,3}(?:,\d{3})+(?:\.\d*)?$/

/**
 * The plain digits of a number someone typed: `1,234.50` is 1234.5, `.5` is 0.5.
 *
 * Commas must group thousands, because `1,23` is as likely 1.23 as 123.
 */
export function plainNumber(text: string): string | undefined {
  const typed = text.length < 100 ? text.trim() : ''
  const digits = grouped.test(typed) ? typed.replaceAll(',', '') : typed
  const [, whole = '', fraction = ''] = /^(\d*)(?:\.(\d*))?$/.exec(digits) ?? []
  return whole || fraction ? parseDecimal(`${whole || '0'}.${fraction || '0'}`)?.toString() : undefined
}
