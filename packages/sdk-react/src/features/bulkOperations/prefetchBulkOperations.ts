import type { Capstan } from '@capstan/sdk-core'
import { bulkOperationQuery, bulkOperationsQuery } from '@capstan/sdk-core/bulkOperations'

/** Reads the data of `BulkOperations` before the block is rendered. When it fails, the block reads it again. @public */
export async function prefetchBulkOperations(
  capstan: Capstan,
  { allocationId, operationId }: { allocationId: string; operationId?: string | null },
): Promise<void> {
  await (operationId
    ? capstan.queryClient.prefetchQuery(bulkOperationQuery(capstan, operationId))
    : capstan.queryClient.prefetchQuery(bulkOperationsQuery(capstan, allocationId)))
}
