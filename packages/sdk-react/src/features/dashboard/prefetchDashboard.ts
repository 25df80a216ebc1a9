import type { Capstan } from '@capstan/sdk-core'
import { dashboardParts } from '@capstan/sdk-core/dashboard'
import { readAhead } from '../accounts/readAhead'

/** Loads the data of `Dashboard` before the block is rendered. The block retries failed requests. @public */
export async function prefetchDashboard(capstan: Capstan): Promise<void> {
  const { queryClient } = capstan
  const reader = await readAhead(capstan)
  if (!reader) return
  const { accountId, userId, type } = reader
  const { figures, assets, accounts, transactions, waiting } = dashboardParts(capstan, {
    owner: { id: accountId, type },
    userId,
  })
  await Promise.all([
    queryClient.prefetchQuery(figures),
    queryClient.prefetchQuery(assets),
    queryClient.prefetchQuery(accounts),
    queryClient.prefetchQuery(transactions),
    reader.mayChange && queryClient.prefetchQuery(waiting),
  ])
}
