import { add } from '../../money/arithmetic'
import { Decimal, decimal } from '../../money/decimal'
import type { LedgerRow } from './LedgerRow'

/** How many units stand in a ledger with a status. */
export interface UnitsOfStatus {
  status: string
  /** An exact decimal text. */
  units: string
}

/** The units of a ledger by where they stand, in the order of the statuses; those that nobody has are left out. */
export function unitsByStatus(
  rows: readonly Pick<LedgerRow, 'status' | 'units'>[],
  statuses: readonly string[],
): readonly UnitsOfStatus[] {
  const sums = new Map<string, Decimal>()
  for (const { status, units } of rows)
    sums.set(status, add(sums.get(status) ?? Decimal.zero, decimal(units)))
  return statuses.flatMap((status) => {
    const units = sums.get(status)
    return units === undefined || units.isZero ? [] : { status, units: units.toString() }
  })
}
