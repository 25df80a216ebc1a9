import { fixtureIds } from '../../testing/fixtureIds'
import type { ReportOfferFactsFragment, ReportOffersQuery } from './operations.generated'

/** The cap table, offered to issuers and brokers. */
export function aReportOffer(offer: Partial<ReportOfferFactsFragment> = {}): ReportOfferFactsFragment {
  return {
    __typename: 'Report',
    id: fixtureIds.nth(960),
    version: '1',
    name: 'Cap Table',
    path: '/api/v2/reports/cap-table',
    accountTypes: ['issuer', 'broker'],
    enabled: true,
    ...offer,
  }
}

/** The answer of `ReportOffers` that reads as these. */
export function reportOffersAnswer(offers: readonly ReportOfferFactsFragment[]): ReportOffersQuery {
  return { __typename: 'Query', allReports: { __typename: 'ReportsConnection', nodes: [...offers] } }
}
