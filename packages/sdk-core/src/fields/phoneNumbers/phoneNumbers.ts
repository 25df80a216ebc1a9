import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { defaultPhoneCountry } from './phoneCountry'
import type { PhoneNumbers } from './loadPhoneNumbers'

const maxTextLength = 100

function parse(text: string, country: string = defaultPhoneCountry.code) {
  if (text.length > maxTextLength) return undefined
  return parsePhoneNumberFromString(text, isSupportedCountry(country) ? country : undefined)
}

/** The library of numbers in a module of its own, with only the functions used: a bundler cannot tree-shake a dynamic import. */
export const phoneNumbers: PhoneNumbers = {
  read: (text, country) => parse(text, country)?.number,
  isGivenOut: (number) => parse(number)?.isValid() ?? false,
  display: (number) => parse(number)?.formatInternational() ?? number,
}
