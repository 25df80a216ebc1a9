import type { Capstan } from '@capstan/sdk-core'
import { invitedBrokersQuery } from '@capstan/sdk-core/distributors'

/** Loads the data of `InvitedBrokers` before the block is rendered. The block retries failed requests. @public */
export async function prefetchInvitedBrokers(capstan: Capstan): Promise<void> {
  await capstan.queryClient.prefetchQuery(invitedBrokersQuery(capstan))
}
