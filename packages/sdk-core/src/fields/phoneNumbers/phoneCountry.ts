// A file of its own, because the rules of the world's numbers are loaded late and need nothing else of the fields.

/** The default country of a number without a country code. */
export const defaultPhoneCountry = { code: 'US', callingCode: '+1' } as const
