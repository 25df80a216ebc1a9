import { formatDecimal, type DecimalLike } from './formatDecimal'

/** A percentage on a scale of 100: 5.25 is `5.25%`. Never clamped, so that an overpaid investment shows `125.00%`. */
export function formatPercent(percent: DecimalLike): string {
  return formatDecimal(percent, { min: 2, max: 2, suffix: '%' })
}
