import type { Decimal } from '@capstan/sdk-core'

/** A change as a person reads it: a gain has a plus, a loss its true minus, nothing has neither. */
export function signed(change: Decimal, format: (size: Decimal) => string): string {
  return change.isZero || change.isNegative ? format(change) : `+${format(change)}`
}
