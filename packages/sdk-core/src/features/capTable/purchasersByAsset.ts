import { assetsOf } from './assetsOf'
import type { Purchaser } from './purchasersQuery'
import { purchaserTotals, type PurchaserTotals } from './purchaserTotals'

/** What lines of a schedule of purchasers come to, and how many they are. */
export interface PurchasersOfRows extends PurchaserTotals {
  rows: number
}

/** What the lines of an asset come to. */
export interface PurchasersOfAsset extends PurchasersOfRows {
  id: string
  name: string
}

/** What a schedule of purchasers comes to: all of it, and each asset in the order in which they are shown. */
export interface PurchasersByAsset {
  all: PurchasersOfRows
  assets: readonly PurchasersOfAsset[]
}

/** What the lines of a schedule come to, all of which are here. (CAPZ-005) */
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
