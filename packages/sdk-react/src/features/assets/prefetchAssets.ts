import type { Capstan } from '@capstan/sdk-core'
import { assetsQuery, assetTypesQuery } from '@capstan/sdk-core/assets'
import { readAhead } from '../accounts/readAhead'

/** Loads the data of `Assets` before the block is rendered. The block retries failed requests. @public */
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
