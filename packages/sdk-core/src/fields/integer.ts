import { englishFormats } from '../language/englishFormats'
import type { Formats } from '../language/Formats'
import { isGrouped, plainly } from '../money/parseNumber'
import type { FieldKind } from './FieldKind'
import { keepNumber, textKind } from './textKind'

/** A whole number. Its digits are kept as typed, zeros in front too: it may be the end of a number, not a count. */
export function integerKind({ signs }: Formats): FieldKind {
  const group = plainly(signs.group)
  return textKind('integer', {
    type: keepNumber(signs.group),
    read: (text) => {
      const typed = text.length < 100 ? plainly(text.trim()) : ''
      const digits = isGrouped(typed, group, signs.groups) ? typed.replaceAll(group, '') : typed
      return /^\d{1,60}$/.test(digits) || (digits !== typed && /^\d+$/.test(digits)) ? digits : undefined
    },
  })
}

/** The same in English. */
export const integer = integerKind(englishFormats)
