import type { Capstan } from '@capstan/sdk-core'
import { platformTypesQuery } from '@capstan/sdk-core/platformTypes'

/** Reads the data of `PlatformTypes` before the block is rendered. When it fails, the block reads it again. @public */
export async function prefetchPlatformTypes(capstan: Capstan): Promise<void> {
  await capstan.queryClient.prefetchQuery(platformTypesQuery(capstan))
}
