import type { Capstan } from '../../Capstan'
import { rowsOf } from '../../client/records/answers'
import { recordQuery, type CapstanQuery } from '../../client/records/recordQuery'
import { ReportOffersDocument, type ReportOffersQuery } from './operations.generated'
import { offeredTypes, type ReportOffer } from './ReportOffer'

/** Returns the query for every report by name, including those that are off. (ROUTE-050) */
export function reportOffersQuery(capstan: Capstan): CapstanQuery<readonly ReportOffer[], ReportOffersQuery> {
  return recordQuery(capstan, { document: ReportOffersDocument, variables: {}, select: readOffers })
}

function readOffers({ allReports }: ReportOffersQuery): readonly ReportOffer[] {
  return rowsOf(allReports).map(({ id, name, path, accountTypes, enabled }) => ({
    ...{ id, name, path, isOn: enabled },
    offeredTo: offeredTypes.filter((type) => accountTypes.includes(type)),
  }))
}
