import type { Capstan } from '@capstan/sdk-core'
import {
  auditedOperationsQuery,
  integrationHealthQuery,
  platformAccountsQuery,
  platformBrandsQuery,
  platformMessagesQuery,
  platformPeopleQuery,
  termsVersionsQuery,
} from '@capstan/sdk-core/administration'
import { rowsAtOnce } from '../../ui/records/ShowMore'

/** Reads the list that `AuditLog` begins with before the block is rendered. When it fails, the block reads it again. @public */
export async function prefetchAuditLog(capstan: Capstan): Promise<void> {
  const asked = { search: '', outcome: null, most: rowsAtOnce }
  await capstan.queryClient.prefetchQuery(auditedOperationsQuery(capstan, asked))
}

/** Reads the list that `Brands` begins with before the block is rendered. When it fails, the block reads it again. @public */
export async function prefetchBrands(capstan: Capstan): Promise<void> {
  await capstan.queryClient.prefetchQuery(platformBrandsQuery(capstan, { search: '', most: rowsAtOnce }))
}

/** Reads the failed messages that `MessageLog` begins with before the block is rendered. When it fails, the block reads them again. @public */
export async function prefetchMessageLog(capstan: Capstan): Promise<void> {
  const asked = { search: '', kind: null, status: 'failed', most: rowsAtOnce } as const
  await capstan.queryClient.prefetchQuery(platformMessagesQuery(capstan, asked))
}

/** Loads the data of `Health` before the block is rendered. When it fails, the block reads it again. @public */
export async function prefetchHealth(capstan: Capstan): Promise<void> {
  await capstan.queryClient.prefetchQuery(integrationHealthQuery(capstan))
}

/** Reads the list that `People` begins with before the block is rendered. When it fails, the block reads it again. @public */
export async function prefetchPeople(capstan: Capstan): Promise<void> {
  const asked = { search: '', status: null, most: rowsAtOnce }
  await capstan.queryClient.prefetchQuery(platformPeopleQuery(capstan, asked))
}

/** Reads the list that `PlatformAccounts` begins with before the block is rendered. When it fails, the block reads it again. @public */
export async function prefetchPlatformAccounts(capstan: Capstan): Promise<void> {
  const asked = { search: '', type: null, status: null, most: rowsAtOnce }
  await capstan.queryClient.prefetchQuery(platformAccountsQuery(capstan, asked))
}

/** Reads the data of `TermsVersions` before the block is rendered. When it fails, the block reads it again. @public */
export async function prefetchTermsVersions(capstan: Capstan): Promise<void> {
  await capstan.queryClient.prefetchQuery(termsVersionsQuery(capstan))
}
