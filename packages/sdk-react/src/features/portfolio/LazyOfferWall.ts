import { lazyPart } from '../../ui/lazy/lazyPart'
import type { OfferWallProps } from '../offerWall/OfferWall'

/** The offerings, whose code comes only to investors who have invested in nothing. */
export const LazyOfferWall = /*#__PURE__*/ lazyPart<OfferWallProps>(
  async () => (await import('../offerWall/OfferWall')).OfferWall,
)
