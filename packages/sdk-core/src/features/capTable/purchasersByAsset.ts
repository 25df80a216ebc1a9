import { assetsOf } from './assetsOf'
import type { Purchaser } from './purchasersQuery'
import { purchaserTotals, type PurchaserTotals } from './purchaserTotals'

/** The totals and the number of rows of a schedule of purchasers. */
export interface PurchasersOfRows extends PurchaserTotals {
  rows: number
}

/** The totals of one asset in a schedule of purchasers. */
export interface PurchasersOfAsset extends PurchasersOfRows {
  id: string
  name: string
}

/** The totals of a schedule of purchasers: of all rows, and of each asset in display order. */
export interface PurchasersByAsset {
  all: PurchasersOfRows
  assets: readonly PurchasersOfAsset[]
}

/** Returns the totals of a schedule of purchasers whose rows are all loaded. (CAPZ-005) */
export function purchasersByAsset(rows: readonly Purchaser[]): PurchasersByAsset {
  const assets = assetsOf(rows).map(({ id, name }) => ({
    ...purchasersOfRows(rows.filter(({ assetId }) => assetId === id)),
    ...{ id, name },
  }))
  return { all: purchasersOfRows(rows), assets }
}

function purchasersOfRows(rows: readonly Purchaser[]): PurchasersOfRows {
  return { ...purchaserTotals(rows), rows: rows.length }
}
