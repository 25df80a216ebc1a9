// The offerings an investor may find.

export { offerWallQuery, type OfferWallChoice } from '../features/offerWall/offerWallQuery'
export type { WallOffering, WallOfferingState } from '../features/offerWall/WallOffering'
