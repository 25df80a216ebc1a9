// One holding: its value, vesting and ledger, and statements.

export type { Holding, HoldingChange, HoldingRound, HoldingVesting } from '../features/holding/Holding'
export {
  holdingLedgerQuery,
  ledgerOn,
  type HoldingEntry,
  type HoldingLedger,
} from '../features/holding/holdingLedgerQuery'
export { heldTotals, type HeldFigures, type HeldTotals } from '../features/holding/heldTotals'
export { holdingQuery } from '../features/holding/holdingQuery'
export {
  holdingsStatementQuery,
  type HoldingPosition,
  type HoldingsOnDay,
  type StatementChoice,
} from '../features/holding/holdingsStatementQuery'
export { holdingValueQuery, type HoldingDay } from '../features/holding/holdingValueQuery'
