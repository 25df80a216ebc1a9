import { formatAmount } from '../money/formatAmount'
import { formatDecimal } from '../money/formatDecimal'
import { plainNumber } from './plainNumber'
import { keepOnly, textKind } from './textKind'

/** A number. Shown like 1,234.50; sent as typed without commas, or with the decimals a form asks for. */
export const number = textKind('number', {
  type: keepOnly('0-9.,'),
  read: plainNumber,
  display: (text) => {
    const digits = plainNumber(text)
    return digits ? formatAmount(digits) : text
  },
  send: (value, { decimals } = {}) => {
    const digits = plainNumber(String(value))
    return decimals === undefined || !digits
      ? value
      : formatDecimal(digits, { min: decimals, max: decimals, separator: '' })
  },
})
