import { decimal } from '../../money/decimal'

/** The units in a ledger with a status. */
export interface UnitsOfStatus {
  status: string
  /** An exact decimal text. */
  units: string
}

/** Returns the units of a ledger by status, in the order of the statuses, without statuses that have no units. */
export function unitsByStatus(
  found: readonly UnitsOfStatus[],
  statuses: readonly string[],
): readonly UnitsOfStatus[] {
  return statuses.flatMap((status) =>
    found.filter((each) => each.status === status && !decimal(each.units).isZero),
  )
}
