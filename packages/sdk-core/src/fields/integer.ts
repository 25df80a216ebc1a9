import { keepOnly, textKind } from './textKind'

/** A whole number. Its digits are kept as typed, zeros in front too: it may be the end of a number, not a count. */
export const integer = textKind('integer', {
  type: keepOnly('0-9,'),
  read: (text) => {
    const typed = text.length < 100 ? text.trim() : ''
    return /^(?:\d{1,60}|\d{1,3}(?:,\d{3})+)$/.test(typed) ? typed.replaceAll(',', '') : undefined
  },
})
