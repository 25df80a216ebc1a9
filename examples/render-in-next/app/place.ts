// app/place.ts
const valueOf = (name: string): string => process.env[name] ?? ''

/** Returns the addresses and ids that a page passes to the browser. None of them is a secret. */
export const place = () => ({
  platform: valueOf('PLATFORM'),
  account: valueOf('ACCOUNT'),
  offerWallId: valueOf('OFFER_WALL'),
  offeringId: valueOf('OFFERING'),
})
