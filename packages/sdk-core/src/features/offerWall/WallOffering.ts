/** Where an offering of a wall stands; a platform may know others, which take no investment. */
export type WallOfferingState = 'open' | 'closing_soon' | 'not_yet_open' | 'sold_out' | (string & {})

/** An offering as it stands on its owner's wall. */
export interface WallOffering {
  id: string
  /** The wall it stands on: the account that owns the allocation. */
  offerWallId: string
  issuerName: string
  sellerName: string
  assetName: string
  className: string
  /** Price of one unit, a decimal. */
  classPrice: string
  /** The first day on which it takes investments, in UTC; none where it always did. */
  opensOn?: string
  /** The last day on which it takes investments, in UTC; none where it does not close. */
  closesOn?: string
  /** `closing_soon` is within seven days. */
  state: WallOfferingState
  /** Whether this investor was invited to it; others are listed for everybody. */
  isInvited: boolean
}
