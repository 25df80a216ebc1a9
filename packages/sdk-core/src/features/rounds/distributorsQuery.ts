import type { Capstan } from '../../Capstan'
import { allPages, allPagesQuery, type AllPagesAnswer } from '../../client/records/allPages'
import { memoizeByRow } from '../../client/records/answers'
import type { CapstanQuery } from '../../client/records/recordQuery'
import { compareText } from '../../order/compareText'
import { RoundDistributorsDocument, type RoundDistributorFragment } from './operations.generated'

/** A broker that was invited to a round, and its answer. */
export interface Distributor {
  id: string
  brokerId: string
  name: string
  /** sent, accepted or rejected. (ROUND-031) */
  status: string
  /** Units the broker may place; `null` when the broker has no limit. */
  managedUnits: string | null
}

/** The brokers invited to a round, in the order in which they were. (ROUND-012) */
export function distributorsQuery(
  capstan: Capstan,
  roundId: string,
): CapstanQuery<readonly Distributor[], AllPagesAnswer<{ invited: RoundDistributorFragment }>> {
  const invited = allPages(RoundDistributorsDocument, { roundId }, (answer) => answer.allBrokerAllocations)
  return { ...allPagesQuery(capstan, { invited }, readDistributors), staleTime: Infinity }
}

function readDistributors({ invited }: AllPagesAnswer<{ invited: RoundDistributorFragment }>) {
  const inOrder = (invited?.nodes ?? []).toSorted((a, b) => compareText(a.createdOn, b.createdOn))
  return inOrder.map(readDistributor)
}

/** An invitation as it is shown. */
export const readDistributor = memoizeByRow(
  ({ id, brokerId, status, managedUnits, accountByBrokerId }: RoundDistributorFragment): Distributor => ({
    ...{ id, brokerId, status, managedUnits },
    name: accountByBrokerId?.name ?? '',
  }),
)
