import type { Capstan } from '@capstan/sdk-core'
import { allocationDistributionsQuery, allocationQuery } from '@capstan/sdk-core/allocations'

/** Reads the data of `AllocationManagement` before the block is rendered. When it fails, the block reads it again. @public */
export async function prefetchAllocationManagement(
  capstan: Capstan,
  { allocationId }: { allocationId: string },
): Promise<void> {
  await Promise.all([
    capstan.queryClient.prefetchQuery(allocationQuery(capstan, allocationId)),
    capstan.queryClient.prefetchQuery(allocationDistributionsQuery(capstan, allocationId)),
  ])
}
