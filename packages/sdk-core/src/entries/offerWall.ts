// The offerings that an investor may see.

export { offerWallQuery, type OfferWallChoice } from '../features/offerWall/offerWallQuery'
export type { WallOffering, WallOfferingState } from '../features/offerWall/WallOffering'
