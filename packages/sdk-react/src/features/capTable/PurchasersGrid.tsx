import type { Purchaser } from '@capstan/sdk-core/capTable'
import { RowsGrid } from './RowsGrid'
import { usePurchasersGrid, type PurchasersGridOptions } from './usePurchasersGrid'

export interface PurchasersGridProps extends PurchasersGridOptions {
  /** The lines that are shown: the same array as long as they are the same. */
  rows: readonly Purchaser[]
}

/** A schedule of purchasers, all of which are here. (CAPZ-006) */
export function PurchasersGrid({ rows, ...options }: PurchasersGridProps) {
  return <RowsGrid {...usePurchasersGrid(options)} rows={rows} />
}
