import type { Capstan } from '@capstan/sdk-core'
import { integrationHealthQuery, platformMessagesQuery } from '@capstan/sdk-core/administration'
import { rowsAtOnce } from '../../ui/records/ShowMore'

/** Reads the failed messages that `MessageLog` begins with before the block is rendered. When it fails, the block reads them again. @public */
export async function prefetchMessageLog(capstan: Capstan): Promise<void> {
  const asked = { search: '', kind: null, status: 'failed', most: rowsAtOnce } as const
  await capstan.queryClient.prefetchQuery(platformMessagesQuery(capstan, asked))
}

/** Loads the data of `Health` before the block is rendered. When it fails, the block reads it again. @public */
export async function prefetchHealth(capstan: Capstan): Promise<void> {
  await capstan.queryClient.prefetchQuery(integrationHealthQuery(capstan))
}
