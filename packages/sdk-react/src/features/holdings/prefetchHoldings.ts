import type { Capstan } from '@capstan/sdk-core'
import { holdingsSource } from '@capstan/sdk-core/holdings'

/** Asks for what `HoldingsGrid` shows first, before it is there to show it. What fails is asked for again by the block. @public */
export async function prefetchHoldings(capstan: Capstan): Promise<void> {
  await holdingsSource(capstan).prefetch({})
}
