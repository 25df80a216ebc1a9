import type { Capstan } from '@capstan/sdk-core'
import { integrationsQuery } from '@capstan/sdk-core/integrations'
import { readAhead } from '../accounts/readAhead'

/** Asks for what `Integrations` shows, before it is there to show it. What fails is asked for again by the block. @public */
export async function prefetchIntegrations(capstan: Capstan): Promise<void> {
  const reader = await readAhead(capstan)
  if (reader) await capstan.queryClient.prefetchQuery(integrationsQuery(capstan, reader.type))
}
