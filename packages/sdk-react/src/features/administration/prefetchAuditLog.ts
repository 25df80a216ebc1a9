import type { Capstan } from '@capstan/sdk-core'
import { auditedOperationsQuery } from '@capstan/sdk-core/administration'
import { rowsAtOnce } from '../../ui/records/ShowMore'

/** Reads the list that `AuditLog` begins with before the block is rendered. When it fails, the block reads it again. @public */
export async function prefetchAuditLog(capstan: Capstan): Promise<void> {
  const asked = { search: '', outcome: null, most: rowsAtOnce }
  await capstan.queryClient.prefetchQuery(auditedOperationsQuery(capstan, asked))
}
