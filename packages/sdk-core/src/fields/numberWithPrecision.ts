import { englishFormats } from '../language/englishFormats'
import type { Formats } from '../language/Formats'
import { plainly } from '../money/parseNumber'
import type { FieldKind } from './FieldKind'
import { shown } from './plainNumber'
import { keepNumber, textKind } from './textKind'

/** A number of up to 18 decimals, all of them shown, as a locale writes it. */
export function precisionKind({ signs, precision, parseNumber }: Formats): FieldKind {
  const group = plainly(signs.group)
  return textKind('numberWithPrecision', {
    type: keepNumber(signs.decimal),
    read: (text) => (group && plainly(text.trim()).includes(group) ? undefined : parseNumber(text)),
    display: (text) => shown(text, precision),
  })
}

/** The same in English. */
export const numberWithPrecision = precisionKind(englishFormats)
