import type { Capstan } from '@capstan/sdk-core'
import { reportsQuery } from '@capstan/sdk-core/reports'
import { readAhead } from '../accounts/readAhead'

/** Asks for what `Reports` shows, before it is there to show it. What fails is asked for again by the block. @public */
export async function prefetchReports(capstan: Capstan): Promise<void> {
  const reader = await readAhead(capstan)
  if (reader) await capstan.queryClient.prefetchQuery(reportsQuery(capstan, reader.type))
}
