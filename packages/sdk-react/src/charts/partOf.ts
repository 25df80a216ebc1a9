import { CapstanError, decimal, Decimal, type DecimalLike } from '@capstan/sdk-core'

/**
 * The exact figure of a part of a whole.
 *
 * @throws CapstanError `invalid_decimal` where there is none, `invalid_part` where it is below 0
 */
export function partOf(value: DecimalLike): Decimal {
  const part = value instanceof Decimal ? value : decimal(value)
  if (part.isNegative) throw new CapstanError('invalid_part', { details: { text: part.toString() } })
  return part
}
