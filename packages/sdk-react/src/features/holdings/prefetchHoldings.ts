import type { Capstan } from '@capstan/sdk-core'
import { holdingsSource } from '@capstan/sdk-core/holdings'

/** Loads the first data of `HoldingsGrid` before the block is rendered. The block retries failed requests. @public */
export async function prefetchHoldings(capstan: Capstan): Promise<void> {
  await holdingsSource(capstan).prefetch({})
}
