import { storedPlaces } from './decimal'
import type { NumberStyle } from './showDecimal'

/** The format of each kind of figure, in every language. */
export const numberStyles = {
  amount: { min: 2, max: 2 },
  coupon: { min: 2, max: storedPlaces, as: 'percent' },
  figure: { min: 2, max: storedPlaces },
  fullValue: { min: 0, max: 16 },
  general: { min: 2, max: 7 },
  money: { min: 2, max: 2, as: 'money' },
  percent: { min: 2, max: 2, as: 'percent' },
  precision: { min: storedPlaces, max: storedPlaces },
  price: { min: 2, max: storedPlaces, as: 'money' },
  // Whole, or with all the decimals there are: units are never rounded.
  units: { min: 0, max: storedPlaces },
} as const satisfies Record<string, NumberStyle>
