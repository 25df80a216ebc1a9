import { storedPlaces } from './decimal'
import { formatDecimal, type DecimalLike } from './formatDecimal'

/** A coupon on a scale of 100, whole: 5.25 is `5.25%` and 5.125 is `5.125%`, because a contract says so. */
export function formatCoupon(coupon: DecimalLike): string {
  return formatDecimal(coupon, { min: 2, max: storedPlaces, suffix: '%' })
}
