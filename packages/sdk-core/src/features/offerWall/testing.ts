import { fixtureIds } from '../../testing/fixtureIds'
import type { OfferWallQuery } from './operations.generated'
import type { WallOffering } from './WallOffering'

/** Series B of Halden Biologics, open until the middle of December 2026, to which the investor was invited. */
export function aWallOffering(changes: Partial<WallOffering> = {}): WallOffering {
  return {
    id: fixtureIds.offering,
    offerWallId: fixtureIds.offerWall,
    issuerName: 'Halden Biologics, Inc.',
    sellerName: 'Larkspur Securities LLC',
    assetName: 'Series B Preferred',
    className: 'B-1',
    classPrice: '12.5',
    opensOn: '2026-02-02',
    closesOn: '2026-12-18',
    state: 'open',
    isInvited: true,
    ...changes,
  }
}

/** The answer of `OfferWall` that reads as these. */
export function offerWallAnswer(offerings: readonly WallOffering[]): OfferWallQuery {
  const nodes = offerings.map(({ opensOn = null, closesOn = null, minUnits = null, ...offering }) => ({
    __typename: 'WallOffering' as const,
    ...offering,
    opensOn,
    closesOn,
    minUnits,
  }))
  return { __typename: 'Query', offerWall: { __typename: 'WallOfferingsConnection', nodes } }
}
