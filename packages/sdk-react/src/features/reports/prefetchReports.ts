import type { Capstan } from '@capstan/sdk-core'
import { reportsQuery } from '@capstan/sdk-core/reports'
import { readAhead } from '../accounts/readAhead'

/** Prefetches the data of `Reports`. The block fetches failed queries again. @public */
export async function prefetchReports(capstan: Capstan): Promise<void> {
  const reader = await readAhead(capstan)
  if (reader) await capstan.queryClient.prefetchQuery(reportsQuery(capstan, reader.type))
}
