'use client'

// Written by `pnpm generate` from the exports that the feature marks `@public`; do not edit.
export {
  Transaction,
  type TransactionProps,
  TransactionView,
  type TransactionViewProps,
} from '../features/transactions/Transaction'
export { Transactions, type TransactionsProps } from '../features/transactions/Transactions'
export { Transfer, type TransferProps } from '../features/transactions/Transfer'
export { transactionsMessages } from '../features/transactions/messages'
export { prefetchTransactions } from '../features/transactions/prefetchTransactions'
