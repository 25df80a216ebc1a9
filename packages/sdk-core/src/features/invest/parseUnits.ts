import { parseDecimal, type Decimal } from '../../money/decimal'

/** The whole number of units someone typed, if it is one. Commas are stripped; 10.00 is whole, 10.5 is not. */
export function parseUnits(text: string): Decimal | undefined {
  const units = parseDecimal(text.trim().slice(0, 100).replaceAll(',', ''))
  return units?.scale === 0 && !units.isNegative ? units : undefined
}
