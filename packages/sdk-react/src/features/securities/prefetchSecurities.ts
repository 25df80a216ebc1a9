import type { Capstan } from '@capstan/sdk-core'
import { securitiesQuery, securityNamesQuery } from '@capstan/sdk-core/securities'
import { readAhead } from '../accounts/readAhead'

/** Asks for what `Securities` shows, before it is there to show it. What fails is asked for again by the block. @public */
export async function prefetchSecurities(capstan: Capstan): Promise<void> {
  const { queryClient } = capstan
  const reader = await readAhead(capstan)
  if (!reader) return
  await (reader.type === 'issuer'
    ? queryClient.prefetchQuery(securitiesQuery(capstan))
    : queryClient.prefetchQuery(securityNamesQuery(capstan)))
}
