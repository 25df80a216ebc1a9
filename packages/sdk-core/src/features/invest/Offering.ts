/** An allocation as an investor sees it, while it is active and open. */
export interface Offering {
  id: string
  /** The wall the offering stands in: the account that owns the allocation. */
  offerWallId: string
  issuerName: string
  sellerName: string
  assetName: string
  className: string
  /** Price of one unit, a decimal. */
  classPrice: string
  /** The dataroom. */
  termsUrl: string
  supportEmail: string
  brandSlug: string
}
