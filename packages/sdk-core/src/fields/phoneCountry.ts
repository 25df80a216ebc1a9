// A file of its own, because the rules of the world's numbers are loaded late and need nothing else of the fields.

/** The country a number without one is taken to be of. */
export const defaultPhoneCountry = { code: 'US', callingCode: '+1' } as const
