import { formatPrecision } from '../money/formatPrecision'
import { plainNumber } from './plainNumber'
import { keepOnly, textKind } from './textKind'

/** A number of up to 18 decimals, all of them shown. */
export const numberWithPrecision = textKind('numberWithPrecision', {
  type: keepOnly('0-9.'),
  read: (text) => (text.includes(',') ? undefined : plainNumber(text)),
  display: (text) => {
    const digits = plainNumber(text)
    return digits ? formatPrecision(digits) : text
  },
})
