import type { TransactionRowFragment } from './operations.generated'

/** A transaction as a grid shows it: its units an exact decimal text, its day `YYYY-MM-DD`. */
export type TransactionRow = TransactionRowFragment
