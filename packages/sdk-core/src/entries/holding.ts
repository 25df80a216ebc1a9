// One holding: what it is worth, when it vests, what moved in and out of it.

export type { Holding, HoldingChange, HoldingRound, HoldingVesting } from '../features/holding/Holding'
export {
  holdingLedgerQuery,
  ledgerOn,
  type HoldingEntry,
  type HoldingLedger,
} from '../features/holding/holdingLedgerQuery'
export { holdingQuery } from '../features/holding/holdingQuery'
export {
  holdingsStatementQuery,
  statementOn,
  type HoldingsOnDay,
  type StatementHolding,
  type HoldingPosition,
} from '../features/holding/holdingsStatementQuery'
export { holdingValueQuery, type HoldingDay } from '../features/holding/holdingValueQuery'
