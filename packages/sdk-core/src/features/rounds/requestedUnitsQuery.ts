import type { Capstan } from '../../Capstan'
import { recordQuery, type CapstanQuery } from '../../client/records/recordQuery'
import { RequestedUnitsDocument, type RequestedUnitsQuery } from './operations.generated'

/** The units of a round that the transfer agent was asked to issue and has not answered. */
export interface RequestedUnits {
  distributions: number
  units: string
}

/** Returns the query for the distributions of a round that wait for the transfer agent: their number and units. */
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
