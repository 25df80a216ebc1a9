import { englishFormats } from '../../language/englishFormats'
import type { Formats } from '../../language/Formats'
import { formatDecimal } from '../../money/formatDecimal'
import { typeNumber, type NumberRules } from '../../money/typeNumber'
import type { FieldKind } from './FieldKind'
import { plainNumber, shown } from './plainNumber'
import { textKind } from './textKind'

/**
 * A number as a locale writes it: in English shown like 1,234.50, with more decimals if it has more, because a field shows its
 * full value. Sent as digits, with the decimals that the form sets, and shown with those too.
 */
export function numberKind({ signs, amount, figure, fullValue, parseNumber }: Formats): FieldKind {
  // A full value has sixteen decimals at most; a number with more is shown with all its decimals.
  const units = (digits: string) => (placesOf(digits) > 16 ? figure(digits) : fullValue(digits))
  return textKind('number', {
    type: keepNumber({ keep: 'decimal', signs }),
    read: parseNumber,
    display: (text, { decimals, isUnits } = {}) =>
      shown(text, decimals !== undefined ? amount : isUnits ? units : figure),
    send: (value, { decimals } = {}) => {
      const digits = plainNumber(String(value))
      return decimals === undefined || !digits
        ? value
        : formatDecimal(digits, { min: decimals, max: decimals, separator: '' })
    },
  })
}

/** A text as a numeric field would show it, where nothing of it is lost; else the text, which no number is read from. */
export function keepNumber(rules: NumberRules): (text: string) => string {
  return (text) => {
    const { shown, refused } = typeNumber({ shown: '', entered: '' }, text, rules)
    return refused ? text : shown
  }
}

/** The number of decimals of a number, without trailing zeros. */
function placesOf(digits: string): number {
  return /\.(\d*[1-9])/.exec(digits)?.[1]?.length ?? 0
}

/** A number in English. */
export const number = numberKind(englishFormats)
