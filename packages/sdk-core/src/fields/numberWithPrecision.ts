import { englishFormats } from '../language/englishFormats'
import type { Formats } from '../language/Formats'
import type { FieldKind } from './FieldKind'
import { keepNumber } from './number'
import { shown } from './plainNumber'
import { textKind } from './textKind'

/** A number of up to 18 decimals, all of them shown, as a locale writes it. */
export function precisionKind({ signs, precision, parseNumber }: Formats): FieldKind {
  return textKind('numberWithPrecision', {
    type: keepNumber({ keep: 'precise', signs }),
    read: parseNumber,
    display: (text) => shown(text, precision),
  })
}

/** The same in English. */
export const numberWithPrecision = precisionKind(englishFormats)
