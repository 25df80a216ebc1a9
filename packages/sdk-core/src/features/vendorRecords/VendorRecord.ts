/** The investments of the reader's investors: their number, units and total. Exact decimal texts. */
export interface PlacedUnits {
  investments: number
  units: string
  /** US dollars: units at the price of each investment. */
  total: string
}

/** A round of a vendor that the reader may see. Amounts are decimal texts in US dollars. */
export interface VendorRound {
  id: string
  name: string
  asset: string
  /** drafted, open, active, stale or closed. */
  status: string
  price: string
  /** `YYYY-MM-DD` */
  closesOn: string | null
  /** The invitation of the reader, a broker, to place its units; `null` for other readers. */
  invitation: VendorInvitation | null
  placed: PlacedUnits
}

/** An invitation to place units of a round. */
export interface VendorInvitation {
  id: string
  /** sent, accepted or rejected. */
  status: string
  /** Units the broker may place; `null` when the broker has no limit. */
  managedUnits: string | null
  /** Units the broker may still place: those left of the round, at most those left of its managed units. */
  freeUnits: string | null
  /** The instant it was sent. */
  createdOn: string
}

/** An allocation that the reader, a broker, owns. */
export interface VendorAllocation {
  id: string
  name: string
  round: string
  status: string
  placed: PlacedUnits
}

/** A record of an investor with a vendor: a holding, or an investment that is not issued. */
export interface VendorInvestment {
  id: string
  kind: 'holding' | 'investment'
  round: string
  asset: string
  /** Units. */
  units: string
  /** Units at the price paid, in US dollars; `null` where the reader may not see it, or where no cost is known. */
  committedCapital: string | null
  /** Units of a holding at the latest price, in US dollars; `null` for an investment. */
  value: string | null
  /** `issued`, or the status of the investment. */
  status: string
  /** True when it may still become a holding: it is not issued, and has not failed. */
  isUnderWay: boolean
  /** A day for a holding, an instant for an investment. */
  on: string
}
