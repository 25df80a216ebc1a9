import type { Capstan } from '@capstan/sdk-core'
import { delegatesQuery } from '@capstan/sdk-core/delegates'
import { readAhead } from '../accounts/readAhead'

/** Loads the data of `Delegates` before the block is rendered. The block retries failed requests. @public */
export async function prefetchDelegates(capstan: Capstan): Promise<void> {
  const reader = await readAhead(capstan)
  if (reader) await capstan.queryClient.prefetchQuery(delegatesQuery(capstan, reader.accountId))
}
