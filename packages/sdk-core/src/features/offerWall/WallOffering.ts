/** The state of an offering on an offer wall. A platform may have other states, in which no investment is accepted. */
export type WallOfferingState = 'open' | 'closing_soon' | 'not_yet_open' | 'sold_out' | (string & {})

/** An offering in the wall of its owner. */
export interface WallOffering {
  id: string
  /** Its offer wall: the account that owns the allocation. */
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
  /** True when this investor was invited to it; other offerings are listed for every investor. */
  isInvited: boolean
  /** The least units one investment may take, a decimal; none where there is no limit. */
  minUnits?: string
}
