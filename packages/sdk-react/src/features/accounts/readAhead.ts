import type { Capstan } from '@capstan/sdk-core'
import { usersDataQuery } from '@capstan/sdk-core/accounts'
import { readerOf, type CurrentReader } from './readerOf'

/** Who will look at a page, asked for before it is there; nobody where no account is acted for. */
export async function readAhead(capstan: Capstan): Promise<CurrentReader | undefined> {
  const query = usersDataQuery(capstan)
  return readerOf(query.select(await capstan.queryClient.fetchQuery(query)))
}
