import type { NextStep } from '../steps/stepName'
import type { OpenInvestment } from './OpenInvestment'

/** An allocation as an investor sees it: open for investment, or with the reason why it is not. */
export interface Offering {
  id: string
  /** The offer wall of the offering: the account that owns the allocation. */
  offerWallId: string
  issuerName: string
  sellerName: string
  /** The account of the issuer; null where the reader may not read its profile. */
  issuerId: string | null
  /** The account of the seller; null where the reader may not read its profile. */
  sellerId: string | null
  assetName: string
  className: string
  /** Price of one unit, a decimal. */
  classPrice: string
  /** The dataroom. */
  termsUrl: string
  supportEmail: string
  brandSlug: string
  /** The least units one investment may take, a decimal; null where there is no limit. */
  minUnits: string | null
  /** The most units one investment may take, a decimal; null where there is no limit. */
  maxUnits: string | null
  /** Whole units still available, a decimal; `null` when there is no limit. */
  remainingUnits: string | null
  /** The first open day, `YYYY-MM-DD`. */
  opensOn: string | null
  /** The last open day, `YYYY-MM-DD`. */
  closesOn: string | null
  /** The code with which every investment in it is refused now, such as `offering_closed`; null while it takes some. */
  refusal: string | null
  /** The steps that an investment in it begins with, by name; none where they are not known. */
  stepsAhead?: readonly NextStep[]
  /** The investor's open investment in it; there is one at most. */
  openInvestment: OpenInvestment | null
}
