import type { Capstan } from '@capstan/sdk-core'
import { invitationsQuery, managedAccountsQuery } from '@capstan/sdk-core/issuers'

/** Loads the data of `Issuers` before the block is rendered. The block retries failed requests. @public */
export async function prefetchIssuers(capstan: Capstan): Promise<void> {
  const { queryClient } = capstan
  await Promise.all([
    queryClient.prefetchQuery(invitationsQuery(capstan)),
    queryClient.prefetchQuery(managedAccountsQuery(capstan)),
  ])
}
