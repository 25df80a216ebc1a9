import type { Capstan } from '@capstan/sdk-core'
import { contactImportQuery, contactsSource } from '@capstan/sdk-core/contacts'
import { readAhead } from '../accounts/readAhead'
import { byName, contactsAsked } from './contactsAsked'
import { mayEditContacts } from './mayEditContacts'

/** Loads the first data of `Contacts` before the block is rendered. The block retries failed requests. @public */
export async function prefetchContacts(capstan: Capstan): Promise<void> {
  await Promise.allSettled([
    contactsSource(capstan).prefetch(contactsAsked('', byName)),
    prefetchImport(capstan),
  ])
}

/** The import that a person may be at. */
async function prefetchImport(capstan: Capstan): Promise<void> {
  const reader = await readAhead(capstan)
  if (reader && mayEditContacts(reader))
    await capstan.queryClient.prefetchQuery(contactImportQuery(capstan, reader.userId))
}
