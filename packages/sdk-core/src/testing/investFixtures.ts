import type { Distribution } from '../features/invest/Distribution'
import type { OfferingDetails } from '../features/invest/OfferingDetails'
import { fixtureIds } from './fixtureIds'

/** Series A of Halden Biologics, sold by Larkspur Securities at $12.50. */
export function anOffering(changes: Partial<OfferingDetails> = {}): OfferingDetails {
  return {
    id: fixtureIds.offering,
    offerWallId: fixtureIds.offerWall,
    issuerName: 'Halden Biologics, Inc.',
    sellerName: 'Larkspur Securities LLC',
    assetName: 'Halden Biologics',
    className: 'Series A Preferred',
    classPrice: '12.5',
    termsUrl: 'https://dataroom.capstan.test/halden-series-a',
    supportEmail: 'support@larkspur.test',
    brandSlug: 'larkspur',
    ...changes,
  }
}

/** 2,000 units of Series A, on their way through their steps. */
export function aDistribution(changes: Partial<Distribution> = {}): Distribution {
  const { issuerName, sellerName, assetName, className, termsUrl, supportEmail, classPrice } = anOffering()
  return {
    id: fixtureIds.distribution,
    status: 'open',
    amount: '2000',
    createdOn: '2026-02-16T14:05:00.000Z',
    locked: false,
    qualificationsComplete: false,
    price: classPrice,
    offering: { issuerName, sellerName, assetName, className, termsUrl, supportEmail },
    processId: fixtureIds.process,
    investor: { id: fixtureIds.account, setup: true },
    ...changes,
  }
}
