// Transactions of the ledger: the list, one with its entries, and transfers between holders.

export { makeTransfer, type TransferRequest } from '../features/transactions/makeTransfer'
export type { Move, MoveSide } from '../features/transactions/movesOf'
export { transactionColumns, transactionKinds } from '../features/transactions/transactionColumns'
export { transactionQuery, type LedgerTransaction } from '../features/transactions/transactionQuery'
export type { TransactionRow } from '../features/transactions/TransactionRow'
export { transactionRules, transactionsSource } from '../features/transactions/transactionsSource'
export {
  findRecipients,
  findTransferableHoldings,
  transferableHoldingQuery,
  type TransferableHolding,
  type TransferRecipient,
} from '../features/transactions/transferChoices'
export {
  transferBalancesQuery,
  transferPreview,
  transferProblem,
  type TransferBalances,
  type TransferParties,
  type TransferPreview,
} from '../features/transactions/transferPreview'
