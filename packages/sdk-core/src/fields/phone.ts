import { keepOnly, textKind } from './textKind'

/** The country a number without one is taken to be of. */
export const defaultPhoneCountry = { code: 'US', callingCode: '+1' } as const

/**
 * Returns true when a number lacks its country and the default does not apply, because the address beside it is of another country
 * (ISO 3166-1 alpha-2).
 */
export function lacksPhoneCountry(text: string, country: string | undefined): boolean {
  const isDefault = country === undefined || country === defaultPhoneCountry.code
  return !isDefault && !text.trim().startsWith('+')
}

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
