import type { Formats } from '../../language/Formats'
import { parseDecimal, type Decimal } from '../../money/decimal'

/** The whole number of units someone typed, if it is one: 10.00 is whole, 10.5 is not. */
export function parseUnits(text: string, formats?: Formats): Decimal | undefined {
  const units = parseTyped(text, formats)
  return units?.scale === 0 && !units.isNegative ? units : undefined
}

/** The number someone typed. English commas are stripped wherever they stand; other signs have to group thousands. */
export function parseTyped(text: string, formats?: Formats): Decimal | undefined {
  const typed = text.trim().slice(0, 100)
  const isEnglish = !formats || formats.signs.group === ','
  return parseDecimal(isEnglish ? typed.replaceAll(',', '') : (formats.parseNumber(typed) ?? ''))
}
