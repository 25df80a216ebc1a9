import { formatDecimal, type DecimalLike } from './formatDecimal'

/** An amount of US dollars: `$25,000.00`. */
export function formatMoney(amount: DecimalLike): string {
  return formatDecimal(amount, { min: 2, max: 2, prefix: '$' })
}
