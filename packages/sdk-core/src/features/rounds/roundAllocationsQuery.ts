import type { Capstan } from '../../Capstan'
import { allPages, allPagesQuery, type AllPagesAnswer } from '../../client/records/allPages'
import { memoizeByRow } from '../../client/records/answers'
import type { CapstanQuery } from '../../client/records/recordQuery'
import { compareText } from '../../order/compareText'
import { RoundAllocationsDocument, type RoundAllocationFragment } from './operations.generated'

/** A slice of a round, as the round lists it. */
export interface RoundAllocation {
  id: string
  name: string
  status: string
  /** Days, `YYYY-MM-DD`. */
  opensOn: string | null
  closesOn: string | null
  /** The name of the account that owns it. */
  createdBy: string | null
}

type Answer = AllPagesAnswer<{ allocations: RoundAllocationFragment }>

/** The allocations of a round that the account sees, in the order in which they were made. (ROUND-017) */
export function roundAllocationsQuery(
  capstan: Capstan,
  roundId: string,
): CapstanQuery<readonly RoundAllocation[], Answer> {
  const allocations = allPages(RoundAllocationsDocument, { roundId }, (answer) => answer.allAllocations)
  return { ...allPagesQuery(capstan, { allocations }, readAllocations), staleTime: Infinity }
}

function readAllocations({ allocations }: Answer): readonly RoundAllocation[] {
  const inOrder = (allocations?.nodes ?? []).toSorted((a, b) => compareText(a.createdOn, b.createdOn))
  return inOrder.map(readAllocation)
}

const readAllocation = memoizeByRow(
  ({ id, name, status, opensOn, closesOn, accountByOwnerId }: RoundAllocationFragment): RoundAllocation => ({
    ...{ id, name, status, opensOn, closesOn },
    createdBy: accountByOwnerId?.name ?? null,
  }),
)
