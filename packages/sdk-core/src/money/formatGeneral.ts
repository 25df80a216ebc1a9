import { formatDecimal, type DecimalLike } from './formatDecimal'

/** A number whose precision is not known beforehand: two to seven decimals. */
export function formatGeneral(number: DecimalLike): string {
  return formatDecimal(number, { min: 2, max: 7 })
}
