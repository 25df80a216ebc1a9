import { formatDecimal, type DecimalLike } from './formatDecimal'

/** What the "Full value" tooltip of a number says: all its decimals, up to sixteen. */
export function formatFullValue(number: DecimalLike): string {
  return formatDecimal(number, { min: 0, max: 16 })
}
