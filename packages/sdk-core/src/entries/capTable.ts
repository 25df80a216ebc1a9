// Cap tables by stakeholder and by round, and the schedule of purchasers.

export { assetsOf, type RowsOfAsset } from '../features/capTable/assetsOf'
export type { CapTableRecords, IssuedRound, Stakeholder } from '../features/capTable/CapTableRecords'
export {
  otherParts,
  partsByStakeholder,
  partsOfRows,
  type OtherParts,
} from '../features/capTable/capTableParts'
export {
  capTablePartsQuery,
  type CapTablePart,
  type CapTablePartsChoice,
} from '../features/capTable/capTablePartsQuery'
export { capTableQuery, type CapTableChoice } from '../features/capTable/capTableQuery'
export { capTableRoundsQuery } from '../features/capTable/capTableRoundsQuery'
export {
  capTableSource,
  type CapTableRowsChoice,
  type StakeholderRow,
} from '../features/capTable/capTableSource'
export { capTableTotals, type CapTableTotals } from '../features/capTable/capTableTotals'
export { capTableTotalsQuery } from '../features/capTable/capTableTotalsQuery'
export { adjustedPercent } from '../features/capTable/adjustedPercent'
export { issuedRoundColumns, unitsOfRound } from '../features/capTable/issuedRoundColumns'
export { purchaserColumns } from '../features/capTable/purchaserColumns'
export {
  purchasersByAsset,
  type PurchasersByAsset,
  type PurchasersOfAsset,
  type PurchasersOfRows,
} from '../features/capTable/purchasersByAsset'
export { purchasersQuery, type Purchaser } from '../features/capTable/purchasersQuery'
export {
  purchasersSource,
  type PurchaserLine,
  type PurchasersChoice,
} from '../features/capTable/purchasersSource'
export {
  purchaserTotals,
  type PurchaserTotals,
  type RaisedInRound,
} from '../features/capTable/purchaserTotals'
export { purchaserTotalsQuery } from '../features/capTable/purchaserTotalsQuery'
export { stakeholderColumns } from '../features/capTable/stakeholderColumns'
export { areSameUnits, type UnitsOf } from '../features/capTable/sumOfUnits'
export {
  totalsByAsset,
  totalsOf,
  type TotalsByAsset,
  type TotalsOfAsset,
  type TotalsOfRows,
} from '../features/capTable/totalsByAsset'
