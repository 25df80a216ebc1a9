import type { Decimal } from '@capstan/sdk-core'

/** Returns a formatted change: a gain with a plus, a loss with a minus sign, zero with neither. */
export function signed(change: Decimal, format: (size: Decimal) => string): string {
  return change.isZero || change.isNegative ? format(change) : `+${format(change)}`
}
