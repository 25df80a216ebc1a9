import type { Capstan } from '@capstan/sdk-core'
import { invitedBrokersQuery } from '@capstan/sdk-core/distributors'

/** Asks for what `InvitedBrokers` shows, before it is there to show it. What fails is asked for again by the block. @public */
export async function prefetchInvitedBrokers(capstan: Capstan): Promise<void> {
  await capstan.queryClient.prefetchQuery(invitedBrokersQuery(capstan))
}
