import type { Capstan } from '@capstan/sdk-core'
import { assetsQuery, assetTypesQuery } from '@capstan/sdk-core/assets'
import { readAhead } from '../accounts/readAhead'

/** Asks for what `Assets` shows, before it is there to show it. What fails is asked for again by the block. @public */
export async function prefetchAssets(capstan: Capstan): Promise<void> {
  const { queryClient } = capstan
  const reader = await readAhead(capstan)
  if (!reader) return
  const isIssuer = reader.type === 'issuer'
  await Promise.all([
    queryClient.prefetchQuery(assetsQuery(capstan, { isIssuer })),
    isIssuer && reader.mayChange && queryClient.prefetchQuery(assetTypesQuery(capstan)),
  ])
}
