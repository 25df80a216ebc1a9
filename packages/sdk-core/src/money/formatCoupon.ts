import type { DecimalLike } from './formatDecimal'
import { englishSigns } from './NumberSigns'
import { numberStyles } from './numberStyles'
import { showDecimal } from './showDecimal'

/** Formats a coupon on a scale of 100, unrounded: 5.25 is `5.25%` and 5.125 is `5.125%`, as in a contract. */
export function formatCoupon(coupon: DecimalLike): string {
  return showDecimal(coupon, numberStyles.coupon, englishSigns)
}
