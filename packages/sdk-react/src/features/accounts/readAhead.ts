import type { Capstan } from '@capstan/sdk-core'
import { usersDataQuery } from '@capstan/sdk-core/accounts'
import { readerOf, type CurrentReader } from './readerOf'

/** Fetches the reader of a page before the page is rendered; `undefined` when no account is chosen. */
export async function readAhead(capstan: Capstan): Promise<CurrentReader | undefined> {
  const query = usersDataQuery(capstan)
  return readerOf(query.select(await capstan.queryClient.fetchQuery(query)))
}
