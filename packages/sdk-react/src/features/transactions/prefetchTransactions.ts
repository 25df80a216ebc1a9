import type { Capstan } from '@capstan/sdk-core'
import { gridQuery } from '@capstan/sdk-core/grid'
import { transactionColumns, transactionsSource } from '@capstan/sdk-core/transactions'
import { readAhead } from '../accounts/readAhead'
import { latestFirst } from './latestFirst'

/** Asks for what `Transactions` shows first, before it is there to show it. What fails is asked for again by the block. @public */
export async function prefetchTransactions(capstan: Capstan): Promise<void> {
  await Promise.allSettled([
    readAhead(capstan),
    transactionsSource(capstan).prefetch(gridQuery(transactionColumns, { sorts: latestFirst })),
  ])
}
