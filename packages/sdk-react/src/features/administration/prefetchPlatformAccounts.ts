import type { Capstan } from '@capstan/sdk-core'
import { platformAccountsQuery } from '@capstan/sdk-core/administration'
import { rowsAtOnce } from '../../ui/records/ShowMore'

/** Reads the list that `PlatformAccounts` begins with before the block is rendered. When it fails, the block reads it again. @public */
export async function prefetchPlatformAccounts(capstan: Capstan): Promise<void> {
  const asked = { search: '', type: null, status: null, most: rowsAtOnce }
  await capstan.queryClient.prefetchQuery(platformAccountsQuery(capstan, asked))
}
