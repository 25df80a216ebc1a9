import { englishFormats } from '../../language/englishFormats'
import type { Formats } from '../../language/Formats'
import { parseWhole } from '../../money/parseNumber'
import type { FieldKind } from './FieldKind'
import { keepNumber } from './number'
import { textKind } from './textKind'
import { shown } from './plainNumber'

/** A whole number. Its digits are kept as typed, zeros in front too: it may be the end of a number, not a count. */
export function integerKind({ signs }: Formats): FieldKind {
  return textKind('integer', {
    type: keepNumber({ keep: 'integer', signs }),
    read: (text) => parseWhole(text, signs),
  })
}

/** The same in English. */
export const integer = integerKind(englishFormats)

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
