import type { Capstan } from '../../Capstan'
import { recordQuery, type CapstanQuery } from '../../client/records/recordQuery'
import { distributionRules } from './distributionRules'
import type { DistributionState } from './distributionStates'
import { DistributionCountsDocument, type DistributionCountsQuery } from './operations.generated'

/** The number of distributions in each state. */
export type DistributionCounts = Readonly<Record<DistributionState, number>>

/** Returns the query for the number of distributions of each state that the account sees, without filters. */
export function distributionCountsQuery(
  capstan: Capstan,
): CapstanQuery<DistributionCounts, DistributionCountsQuery> {
  capstan.register(distributionRules)
  return recordQuery(capstan, {
    document: DistributionCountsDocument,
    variables: {},
    select: readCounts,
  })
}

function readCounts({ drafted, open, closed, locked, deleted }: DistributionCountsQuery): DistributionCounts {
  return {
    drafted: drafted?.totalCount ?? 0,
    open: open?.totalCount ?? 0,
    closed: closed?.totalCount ?? 0,
    locked: locked?.totalCount ?? 0,
    deleted: deleted?.totalCount ?? 0,
  }
}
