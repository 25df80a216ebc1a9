import { sumDecimals } from '../../money/sumDecimals'
import type { GridValue } from '../../grid/GridColumn'

/** What units belong to: those of different assets, and those issued and not, are not added up. */
export interface UnitsOf {
  assetId: string | null
  status?: string | null
}

/** Whether the units of all rows are of one kind. */
export function areSameUnits(rows: readonly UnitsOf[]): boolean {
  const [first] = rows
  return rows.every(({ assetId, status }) => assetId === first?.assetId && status === first?.status)
}

/** The sum of a figure over rows whose units are of one kind; nothing over others. */
export function sumOfUnits<Row extends UnitsOf>(
  figure: (row: Row) => string | null,
): (rows: readonly Row[]) => GridValue {
  return (rows) =>
    areSameUnits(rows) ? sumDecimals(rows.flatMap((row) => figure(row) ?? []))?.toString() : undefined
}
