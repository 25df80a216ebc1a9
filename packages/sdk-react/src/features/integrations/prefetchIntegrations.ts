import type { Capstan } from '@capstan/sdk-core'
import { integrationsQuery } from '@capstan/sdk-core/integrations'
import { readAhead } from '../accounts/readAhead'

/** Loads the data of `Integrations` before the block is rendered. The block retries failed requests. @public */
export async function prefetchIntegrations(capstan: Capstan): Promise<void> {
  const reader = await readAhead(capstan)
  if (reader) await capstan.queryClient.prefetchQuery(integrationsQuery(capstan, reader.type))
}
