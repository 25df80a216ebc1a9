import type { Capstan } from '../../Capstan'
import { recordQuery, type CapstanQuery } from '../../client/recordQuery'
import { RequestedUnitsDocument, type RequestedUnitsQuery } from './operations.generated'

/** The units of a round that the transfer agent was asked to issue and has not answered. */
export interface RequestedUnits {
  distributions: number
  units: string
}

/** How many distributions of a round wait for the transfer agent, and how many units these are. */
export function requestedUnitsQuery(
  capstan: Capstan,
  roundId: string,
): CapstanQuery<RequestedUnits, RequestedUnitsQuery> {
  return recordQuery(capstan, {
    document: RequestedUnitsDocument,
    variables: { roundId },
    select: readRequested,
  })
}

function readRequested({ allFullDistributions }: RequestedUnitsQuery): RequestedUnits {
  return {
    distributions: allFullDistributions?.totalCount ?? 0,
    units: allFullDistributions?.totals.amount ?? '0',
  }
}
