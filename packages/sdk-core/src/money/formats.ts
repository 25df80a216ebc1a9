import { englishSigns } from './NumberSigns'
import { numberStyles } from './numberStyles'
import { showDecimal } from './showDecimal'
import type { DecimalLike } from './decimal'

/** A number with two decimals and no sign of currency: `25,000.00`. Inputs and tables show amounts so. */
export function formatAmount(amount: DecimalLike): string {
  return showDecimal(amount, numberStyles.amount, englishSigns)
}

/** Formats a coupon on a scale of 100, unrounded: 5.25 is `5.25%` and 5.125 is `5.125%`, as in a contract. */
export function formatCoupon(coupon: DecimalLike): string {
  return showDecimal(coupon, numberStyles.coupon, englishSigns)
}

/** Returns the text of the "Full value" tooltip of a number: all its decimals, up to sixteen. */
export function formatFullValue(number: DecimalLike): string {
  return showDecimal(number, numberStyles.fullValue, englishSigns)
}

/** Formats a number of unknown precision, with two to seven decimals. */
export function formatGeneral(number: DecimalLike): string {
  return showDecimal(number, numberStyles.general, englishSigns)
}

/** An amount of US dollars: `$25,000.00`. */
export function formatMoney(amount: DecimalLike): string {
  return showDecimal(amount, numberStyles.money, englishSigns)
}

/** A percentage on a scale of 100: 5.25 is `5.25%`. Never clamped, so that an overpaid investment shows `125.00%`. */
export function formatPercent(percent: DecimalLike): string {
  return showDecimal(percent, numberStyles.percent, englishSigns)
}

/** A number with all of its 18 decimals and nothing between thousands, as token amounts are written. */
export function formatPrecision(number: DecimalLike): string {
  return showDecimal(number, numberStyles.precision, { ...englishSigns, group: '' })
}

/** A price: two decimals unless it has more, `$12.50` and `$0.0125`. */
export function formatPrice(price: DecimalLike): string {
  return showDecimal(price, numberStyles.price, englishSigns)
}

/** Units as a whole number: `2,000`; where there is a part of a unit, with all of its decimals, never rounded: `1.5`. */
export function formatUnits(units: DecimalLike): string {
  return showDecimal(units, numberStyles.units, englishSigns)
}
