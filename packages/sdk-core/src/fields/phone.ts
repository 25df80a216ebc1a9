import { keepOnly, textKind } from './textKind'

/** The country a number without one is taken to be of. */
export const defaultPhoneCountry = { code: 'US', callingCode: '+1' } as const

/**
 * A phone number, international: a plus and 2 to 15 digits, the first not 0. Ten digits alone are of the US, unless they begin as no
 * number of the US does.
 */
export const phone = textKind('phone', {
  type: keepOnly('0-9+ ().-'),
  read: (text) => {
    const digits = text.replace(/[ ().-]/g, '')
    const international = /^[2-9]\d{9}$/.test(digits) ? defaultPhoneCountry.callingCode + digits : digits
    return /^\+[1-9]\d{1,14}$/.test(international) ? international : undefined
  },
})
