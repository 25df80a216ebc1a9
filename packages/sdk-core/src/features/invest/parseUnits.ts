import { parseDecimal, type Decimal } from '../../money/decimal'

/** Units as typed: a whole number, or the key of what to say instead. */
export type ParsedUnits = { ok: true; value: Decimal } | { ok: false; error: 'notWhole' }

/** The whole number of units someone typed. Commas are stripped; 10.00 is whole, 10.5 is not. */
export function parseUnits(text: string): ParsedUnits {
  const value = parseDecimal(text.trim().slice(0, 100).replaceAll(',', ''))
  const isWhole = value && value.scale === 0 && !value.isNegative
  return isWhole ? { ok: true, value } : { ok: false, error: 'notWhole' }
}
