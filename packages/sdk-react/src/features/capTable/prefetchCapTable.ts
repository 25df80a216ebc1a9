import type { Capstan } from '@capstan/sdk-core'
import { capTableQuery, type CapTableChoice } from '@capstan/sdk-core/capTable'

/** Asks for what `CapTable` shows, before it is there to show it. What fails is asked for again by the block. @public */
export async function prefetchCapTable(capstan: Capstan, choice: CapTableChoice = {}): Promise<void> {
  await capstan.queryClient.prefetchQuery(capTableQuery(capstan, choice))
}
