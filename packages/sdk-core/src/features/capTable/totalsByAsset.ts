import { assetsOf } from './assetsOf'
import type { Stakeholder } from './CapTableRecords'
import { capTableTotals, type CapTableTotals } from './capTableTotals'

/** What rows of a cap table come to, and how many they are. */
export interface TotalsOfRows extends CapTableTotals {
  rows: number
  /** How many have units that are issued. */
  holders: number
}

/** What the rows of an asset come to. */
export interface TotalsOfAsset extends TotalsOfRows {
  id: string
  name: string
}

/** What a cap table comes to: all of it, and each asset in the order in which they are shown. */
export interface TotalsByAsset {
  all: TotalsOfRows
  assets: readonly TotalsOfAsset[]
}

/** What the rows of a cap table come to, all of which are here. (CAPZ-003) */
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

/** Whether the units of rows are of one kind, and add up: of one asset, and all of them issued or none. */
export function areUnitsAdded({ units }: CapTableTotals): boolean {
  return units !== undefined && (units.issued.isZero || units.notIssued.isZero)
}

function totalsOfRows(rows: readonly Stakeholder[]): TotalsOfRows {
  const issued = rows.filter(({ status }) => status === 'issued')
  return {
    ...capTableTotals(rows),
    rows: rows.length,
    holders: new Set(issued.map(({ investorId }) => investorId)).size,
  }
}
