import { assetsOf } from './assetsOf'
import type { Stakeholder } from './CapTableRecords'
import { capTableTotals, type CapTableTotals } from './capTableTotals'

/** The totals and the number of rows of a cap table. */
export interface TotalsOfRows extends CapTableTotals {
  rows: number
  /** The number of stakeholders with issued units. */
  holders: number
}

/** The totals of one asset in a cap table. */
export interface TotalsOfAsset extends TotalsOfRows {
  id: string
  name: string
}

/** The totals of a cap table: of all rows, and of each asset in display order. */
export interface TotalsByAsset {
  all: TotalsOfRows
  assets: readonly TotalsOfAsset[]
}

/** Returns the totals of a cap table whose rows are all loaded. (CAPZ-003) */
export function totalsByAsset(rows: readonly Stakeholder[]): TotalsByAsset {
  const assets = assetsOf(rows).map(({ id, name }) => ({
    ...totalsOfRows(rows.filter(({ assetId }) => assetId === id)),
    ...{ id, name },
  }))
  return { all: totalsOfRows(rows), assets }
}

/** The totals of an asset, or of all where none is named or the only one is all. */
export function totalsOf({ all, assets }: TotalsByAsset, assetId: string | undefined): TotalsOfRows {
  if (assetId === undefined) return assets.length === 1 ? (assets[0] ?? all) : all
  return assets.find(({ id }) => id === assetId) ?? all
}

function totalsOfRows(rows: readonly Stakeholder[]): TotalsOfRows {
  const issued = rows.filter(({ status }) => status === 'issued')
  return {
    ...capTableTotals(rows),
    rows: rows.length,
    holders: new Set(issued.map(({ investorId }) => investorId)).size,
  }
}
