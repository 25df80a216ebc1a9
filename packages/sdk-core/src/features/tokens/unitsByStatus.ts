import { decimal } from '../../money/decimal'

/** How many units stand in a ledger with a status. */
export interface UnitsOfStatus {
  status: string
  /** An exact decimal text. */
  units: string
}

/** The units of a ledger by where they stand, in the order of the statuses; those that nobody has are left out. */
export function unitsByStatus(
  found: readonly UnitsOfStatus[],
  statuses: readonly string[],
): readonly UnitsOfStatus[] {
  return statuses.flatMap((status) =>
    found.filter((each) => each.status === status && !decimal(each.units).isZero),
  )
}
