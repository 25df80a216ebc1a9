import type { Capstan } from '@capstan/sdk-core'
import { portfolioQuery, portfolioStatuses } from '@capstan/sdk-core/portfolio'

/** Prefetches the data that `Portfolio` shows first. The block fetches failed queries again. @public */
export async function prefetchPortfolio(capstan: Capstan): Promise<void> {
  await capstan.queryClient.prefetchQuery(portfolioQuery(capstan, { statuses: portfolioStatuses }))
}
