/** Rules of the world's telephone numbers. */
export interface PhoneNumbers {
  /** The number a text means, such as +12025550123, whatever digits it is written in; nothing where it means none. */
  read(text: string): string | undefined
  /** Returns true when some country assigns numbers of this form. */
  isGivenOut(number: string): boolean
  /** A number as people read it: +1 202 555 0123. */
  display(number: string): string
}

/**
 * Loads what is known of telephone numbers, 30 kB on the wire: ask for it when someone is about to type one.
 *
 * It knows more than the rule a `phone` is checked by, a plus and 2 to 15 digits, and its knowledge ages: say what it
 * finds odd, and send it all the same. A number without a country is of the United States.
 */
export async function loadPhoneNumbers(): Promise<PhoneNumbers> {
  return (await import('./phoneNumbers')).phoneNumbers
}
