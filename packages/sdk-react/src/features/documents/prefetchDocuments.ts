import type { Capstan } from '@capstan/sdk-core'
import { documentsQuery, signedDocumentsQuery } from '@capstan/sdk-core/documents'

/** Asks for what `Documents` shows, before it is there to show it. What fails is asked for again by the block. @public */
export async function prefetchDocuments(capstan: Capstan): Promise<void> {
  const { queryClient } = capstan
  await Promise.all([
    queryClient.prefetchQuery(documentsQuery(capstan)),
    queryClient.prefetchQuery(signedDocumentsQuery(capstan)),
  ])
}
