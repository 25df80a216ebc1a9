import type { Capstan } from '@capstan/sdk-core'
import { portfolioQuery, portfolioStatuses } from '@capstan/sdk-core/portfolio'

/** Asks for what `Portfolio` shows first, before it is there to show it. What fails is asked for again by the block. @public */
export async function prefetchPortfolio(capstan: Capstan): Promise<void> {
  await capstan.queryClient.prefetchQuery(portfolioQuery(capstan, { statuses: portfolioStatuses }))
}
