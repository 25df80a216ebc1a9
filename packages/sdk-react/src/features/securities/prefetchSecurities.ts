import type { Capstan } from '@capstan/sdk-core'
import { securitiesQuery, securityNamesQuery } from '@capstan/sdk-core/securities'
import { readAhead } from '../accounts/readAhead'

/** Prefetches the data of `Securities`. The block fetches failed queries again. @public */
export async function prefetchSecurities(capstan: Capstan): Promise<void> {
  const { queryClient } = capstan
  const reader = await readAhead(capstan)
  if (!reader) return
  await (reader.type === 'issuer'
    ? queryClient.prefetchQuery(securitiesQuery(capstan))
    : queryClient.prefetchQuery(securityNamesQuery(capstan)))
}
