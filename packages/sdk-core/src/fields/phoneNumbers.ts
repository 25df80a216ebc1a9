import { parsePhoneNumberFromString } from 'libphonenumber-js/min'
import type { PhoneNumbers } from './loadPhoneNumbers'

const maxTextLength = 100

function parse(text: string) {
  return text.length > maxTextLength ? undefined : parsePhoneNumberFromString(text, 'US')
}

/** The library of numbers, of which only what is used is loaded: a bundler leaves out nothing of what is imported late. */
export const phoneNumbers: PhoneNumbers = {
  read: (text) => parse(text)?.number,
  isGivenOut: (number) => parse(number)?.isValid() ?? false,
  display: (number) => parse(number)?.formatInternational() ?? number,
}
