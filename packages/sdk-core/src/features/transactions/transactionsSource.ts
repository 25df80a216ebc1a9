import type { Capstan } from '../../Capstan'
import { createGridSource } from '../../grid/source/createGridSource'
import type { GridList, GridSource } from '../../grid/source/GridSource'
import type { RecordRules } from '../../live/RecordRules'
import {
  TransactionsDocument,
  WholeTransactionsDocument,
  type TransactionsQuery,
} from './operations.generated'
import type { TransactionRow } from './TransactionRow'

/** The rules of full transactions: transactions with their entries. */
export const transactionRules: RecordRules = { table: 'transactions', shownAs: ['FullTransaction'] }

/** The list of transactions for a grid. */
const transactionsList: GridList<TransactionRow> = {
  list: 'allFullTransactions',
  listOf: ({ allFullTransactions }: TransactionsQuery) => allFullTransactions,
  pages: TransactionsDocument,
  whole: WholeTransactionsDocument,
}

/** The transactions an account sees, as the rows of a grid. (TXN-006) */
export function transactionsSource(capstan: Capstan): GridSource<TransactionRow> {
  capstan.register(transactionRules)
  return createGridSource<TransactionRow>(capstan, transactionsList)
}
