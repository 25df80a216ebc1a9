import { sumDecimals } from '../../money/sumDecimals'
import type { GridValue } from '../../grid/GridColumn'

/** The asset that units belong to. Units of different assets are not added up. */
export interface UnitsOf {
  assetId: string | null
}

/** Returns true when all rows have the same asset: units issued and units that wait to be are parts of one whole. */
export function areSameUnits(rows: readonly UnitsOf[]): boolean {
  const [first] = rows
  return rows.every(({ assetId }) => assetId === first?.assetId)
}

/** Returns an aggregate that sums a figure over rows whose units add up, and is undefined over other rows. */
export function sumOfUnits<Row extends UnitsOf>(
  figure: (row: Row) => string | null,
): (rows: readonly Row[]) => GridValue {
  return (rows) =>
    areSameUnits(rows) ? sumDecimals(rows.flatMap((row) => figure(row) ?? []))?.toString() : undefined
}
