import type { Capstan } from '@capstan/sdk-core'
import { allocationQuery, firstDistributionsQuery } from '@capstan/sdk-core/allocations'

/** Reads the data of `AllocationManagement` before the block is rendered: the allocation and the first rows of its list. When it fails, the block reads it again. @public */
export async function prefetchAllocationManagement(
  capstan: Capstan,
  { allocationId }: { allocationId: string },
): Promise<void> {
  await Promise.all([
    capstan.queryClient.prefetchQuery(allocationQuery(capstan, allocationId)),
    capstan.queryClient.prefetchQuery(firstDistributionsQuery(capstan, allocationId)),
  ])
}
