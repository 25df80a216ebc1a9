import type { Capstan } from '@capstan/sdk-core'
import { termsVersionsQuery } from '@capstan/sdk-core/administration'

/** Reads the data of `TermsVersions` before the block is rendered. When it fails, the block reads it again. @public */
export async function prefetchTermsVersions(capstan: Capstan): Promise<void> {
  await capstan.queryClient.prefetchQuery(termsVersionsQuery(capstan))
}
