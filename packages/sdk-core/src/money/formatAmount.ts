import { formatDecimal, type DecimalLike } from './formatDecimal'

/** A number with two decimals and no sign of currency: `25,000.00`. Inputs and tables show amounts so. */
export function formatAmount(amount: DecimalLike): string {
  return formatDecimal(amount, { min: 2, max: 2 })
}
