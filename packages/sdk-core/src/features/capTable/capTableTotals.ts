import { Decimal } from '../../money/decimal'
import { sumDecimals } from '../../money/sumDecimals'
import type { Stakeholder } from './CapTableRecords'

/** The totals of a cap table. */
export interface CapTableTotals {
  /** The number of stakeholders with units, issued or not; one of several assets counts once. */
  stakeholders: number
  /** Units issued, and units bought but not yet issued; undefined over several assets, because their units do not add up. */
  units?: { issued: Decimal; notIssued: Decimal }
}

/** Returns the exact totals of the rows of a cap table. (CAPZ-003) */
export function capTableTotals(rows: readonly Stakeholder[]): CapTableTotals {
  const stakeholders = new Set(rows.map(({ investorId }) => investorId)).size
  if (new Set(rows.map(({ assetId }) => assetId)).size > 1) return { stakeholders }
  const sumOf = (status: string) =>
    sumDecimals(rows.flatMap((row) => (row.status === status ? (row.units ?? []) : []))) ?? Decimal.zero
  return { stakeholders, units: { issued: sumOf('issued'), notIssued: sumOf('pending') } }
}
