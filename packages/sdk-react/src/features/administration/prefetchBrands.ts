import type { Capstan } from '@capstan/sdk-core'
import { platformBrandsQuery } from '@capstan/sdk-core/administration'
import { rowsAtOnce } from '../../ui/records/ShowMore'

/** Reads the list that `Brands` begins with before the block is rendered. When it fails, the block reads it again. @public */
export async function prefetchBrands(capstan: Capstan): Promise<void> {
  await capstan.queryClient.prefetchQuery(platformBrandsQuery(capstan, { search: '', most: rowsAtOnce }))
}
