import type { Capstan } from '@capstan/sdk-core'
import { gridQuery } from '@capstan/sdk-core/grid'
import { transactionColumns, transactionsSource } from '@capstan/sdk-core/transactions'
import { readAhead } from '../accounts/readAhead'
import { latestFirst } from './latestFirst'

/** Prefetches the data that `Transactions` shows first. The block fetches failed queries again. @public */
export async function prefetchTransactions(capstan: Capstan): Promise<void> {
  await Promise.allSettled([
    readAhead(capstan),
    transactionsSource(capstan).prefetch(gridQuery(transactionColumns, { sorts: latestFirst })),
  ])
}
