import type { Capstan } from '@capstan/sdk-core'
import { invitationsQuery, managedAccountsQuery } from '@capstan/sdk-core/issuers'

/** Asks for what `Issuers` shows, before it is there to show it. What fails is asked for again by the block. @public */
export async function prefetchIssuers(capstan: Capstan): Promise<void> {
  const { queryClient } = capstan
  await Promise.all([
    queryClient.prefetchQuery(invitationsQuery(capstan)),
    queryClient.prefetchQuery(managedAccountsQuery(capstan)),
  ])
}
