import type { Decimal } from '../../money/decimal'
import type { Offering } from './Offering'

/** The facts of the offering that the card beside an investment shows. */
export type DistributionOffering = Pick<
  Offering,
  | 'id'
  | 'offerWallId'
  | 'issuerName'
  | 'sellerName'
  | 'issuerId'
  | 'sellerId'
  | 'assetName'
  | 'className'
  | 'termsUrl'
  | 'supportEmail'
>

/** An investor's purchase of units in an allocation. */
export interface Distribution {
  id: string
  status: string
  units: Decimal
  /** An instant, ISO 8601. */
  createdOn: string
  locked: boolean
  qualificationsComplete: boolean
  /** Price paid for one unit, a decimal. */
  price: string
  offering: DistributionOffering
  processId: string | null
  investor: { id: string; setup: boolean }
}
