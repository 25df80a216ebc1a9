import type { Capstan } from '@capstan/sdk-core'
import { delegatesQuery } from '@capstan/sdk-core/delegates'
import { readAhead } from '../accounts/readAhead'

/** Asks for what `Delegates` shows, before it is there to show it. What fails is asked for again by the block. @public */
export async function prefetchDelegates(capstan: Capstan): Promise<void> {
  const reader = await readAhead(capstan)
  if (reader) await capstan.queryClient.prefetchQuery(delegatesQuery(capstan, reader.accountId))
}
