// Cap tables: who holds how much, what is issued of each round, who has paid in.

export { assetsOf, type RowsOfAsset } from '../features/capTable/assetsOf'
export type { CapTable, IssuedRound, Stakeholder } from '../features/capTable/CapTable'
export { capTableQuery, type CapTableChoice } from '../features/capTable/capTableQuery'
export { capTableTotals, type CapTableTotals } from '../features/capTable/capTableTotals'
export { issuedRoundColumns } from '../features/capTable/issuedRoundColumns'
export { purchaserColumns } from '../features/capTable/purchaserColumns'
export { purchasersQuery, type Purchaser } from '../features/capTable/purchasersQuery'
export {
  purchaserTotals,
  type PurchaserTotals,
  type RaisedInRound,
} from '../features/capTable/purchaserTotals'
export { stakeholderColumns } from '../features/capTable/stakeholderColumns'
export { areSameUnits, type UnitsOf } from '../features/capTable/sumOfUnits'
