import { englishFormats } from '../language/englishFormats'
import type { Formats } from '../language/Formats'
import { formatDecimal } from '../money/formatDecimal'
import type { FieldKind } from './FieldKind'
import { plainNumber, shown } from './plainNumber'
import { keepNumber, textKind } from './textKind'

/**
 * A number as a locale writes it: in English shown like 1,234.50, with more decimals where it has more, because what a
 * field shows is what it holds. Sent as its digits; with the decimals a form asks for, and shown with those too.
 */
export function numberKind({ signs, amount, figure, parseNumber }: Formats): FieldKind {
  return textKind('number', {
    type: keepNumber(signs.decimal, signs.group),
    read: parseNumber,
    display: (text, { decimals } = {}) => shown(text, decimals === undefined ? figure : amount),
    send: (value, { decimals } = {}) => {
      const digits = plainNumber(String(value))
      return decimals === undefined || !digits
        ? value
        : formatDecimal(digits, { min: decimals, max: decimals, separator: '' })
    },
  })
}

/** A number in English. */
export const number = numberKind(englishFormats)
