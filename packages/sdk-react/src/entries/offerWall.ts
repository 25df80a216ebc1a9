'use client'

// Written by `pnpm generate` from the exports that the feature marks `@public`; do not edit.
export { OfferWall, type OfferWallProps } from '../features/offerWall/OfferWall'
export { OfferWallView, type OfferWallViewProps } from '../features/offerWall/OfferWallView'
export { offerWallMessages, type OfferWallMessages } from '../features/offerWall/messages'
