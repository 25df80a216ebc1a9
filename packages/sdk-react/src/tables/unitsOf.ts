import { add, decimal, Decimal } from '@capstan/sdk-core'

/** The exact sum of the units of some rows. */
export function unitsOf(rows: Iterable<{ units: string }>): Decimal {
  let sum = Decimal.zero
  for (const { units } of rows) sum = add(sum, decimal(units))
  return sum
}
