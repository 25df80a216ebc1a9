import type { Capstan } from '@capstan/sdk-core'
import { documentsQuery, signedDocumentsQuery } from '@capstan/sdk-core/documents'

/** Loads the data of `Documents` before the block is rendered. The block retries failed requests. @public */
export async function prefetchDocuments(capstan: Capstan): Promise<void> {
  const { queryClient } = capstan
  await Promise.all([
    queryClient.prefetchQuery(documentsQuery(capstan)),
    queryClient.prefetchQuery(signedDocumentsQuery(capstan)),
  ])
}
