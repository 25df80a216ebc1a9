/** A round, with the term and coupon of a debt round. */
export interface Round {
  id: string
  version: string
  name: string
  status: string
  /** Days, `YYYY-MM-DD`. */
  opensOn: string | null
  closesOn: string | null
  /** US dollars a unit. */
  price: string
  /** Units for sale. */
  total: string
  /** Units that holders have. */
  issued: string
  /** The current value of a unit, in US dollars. */
  unitValue: string | null
  /** Its dataroom. */
  termsUrl: string | null
  issuerId: string
  asset: RoundAsset | null
  tranche: Tranche | null
}

/** The asset that the round raises money for. */
export interface RoundAsset {
  id: string
  name: string
  /** Units that may ever exist; `null` for no limit. */
  authorizedTotal: string | null
  /** Units of all its rounds that holders have. */
  issued: string
}

/** The terms of a debt round. */
export interface Tranche {
  version: string
  /** Years. */
  term: number
  /** Percent a year, on a scale of 100. */
  coupon: string
}
