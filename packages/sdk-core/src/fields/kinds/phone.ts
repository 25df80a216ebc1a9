import { latinDigits } from '../../money/parseNumber'
import { defaultPhoneCountry } from '../phoneNumbers/phoneCountry'
import { textKind } from './textKind'

/**
 * Returns true when a number lacks its country and the default does not apply, because the address beside it is of another country
 * (ISO 3166-1 alpha-2).
 */
export function lacksPhoneCountry(text: string, country: string | undefined): boolean {
  const isDefault = country === undefined || country === defaultPhoneCountry.code
  return !isDefault && !readPhoneText(text).startsWith('+')
}

/**
 * Returns an entered phone number in Latin digits, without separators: white space, brackets, dots, hyphens, slashes, and
 * invisible characters. Everything else stays, such as the letters of an extension: no number has it.
 */
export function readPhoneText(text: string): string {
  return latinDigits(text)
    .replaceAll('＋', '+')
    .replace(/[\s().\-‐-―/\p{Cf}]/gu, '')
}

/**
 * A phone number, international: a plus and 2 to 15 digits, the first not 0. Ten digits alone are of the US, unless they begin as no
 * number of the US does. An extension is refused, because the number that is left would be another one.
 */
export const phone = textKind('phone', {
  read: (text) => {
    const digits = readPhoneText(text)
    const international = /^[2-9]\d{9}$/.test(digits) ? defaultPhoneCountry.callingCode + digits : digits
    return /^\+[1-9]\d{1,14}$/.test(international) ? international : undefined
  },
})
