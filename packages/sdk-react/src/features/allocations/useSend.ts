import {
  allocationDistributionsQuery,
  allocationInvestmentQuery,
  allocationQuery,
  firstDistributionsQuery,
  refreshAllocationDistribution,
} from '@capstan/sdk-core/allocations'
import { useCallback } from 'react'
import { useCapstan } from '../../provider/useCapstan'

/**
 * Returns a function that waits for a write and then refetches the data it may have changed: the allocation, the investment and
 * its row in the list, or without an investment the list. After a refusal they are loaded too, so that the latest values are
 * shown beside the entries.
 */
export function useSend(allocationId: string, distributionId?: string) {
  const capstan = useCapstan()

  return useCallback(
    async <Result>(write: Promise<Result>): Promise<Result> => {
      const queries = [
        allocationQuery(capstan, allocationId),
        ...(distributionId
          ? [allocationInvestmentQuery(capstan, distributionId)]
          : [
              firstDistributionsQuery(capstan, allocationId),
              allocationDistributionsQuery(capstan, allocationId),
            ]),
      ]
      const reread = () =>
        Promise.all([
          ...queries.map(({ queryKey }) => capstan.queryClient.refetchQueries({ queryKey })),
          ...(distributionId ? [refreshAllocationDistribution(capstan, distributionId)] : []),
        ]).catch(() => undefined)
      try {
        return await write
      } finally {
        await reread()
      }
    },
    [capstan, allocationId, distributionId],
  )
}
