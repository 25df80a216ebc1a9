import type { Capstan } from '@capstan/sdk-core'
import { platformPeopleQuery } from '@capstan/sdk-core/administration'
import { rowsAtOnce } from '../../ui/records/ShowMore'

/** Reads the list that `People` begins with before the block is rendered. When it fails, the block reads it again. @public */
export async function prefetchPeople(capstan: Capstan): Promise<void> {
  const asked = { search: '', status: null, most: rowsAtOnce }
  await capstan.queryClient.prefetchQuery(platformPeopleQuery(capstan, asked))
}
