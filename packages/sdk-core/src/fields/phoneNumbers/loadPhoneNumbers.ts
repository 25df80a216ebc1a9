/** Rules of the world's telephone numbers. */
export interface PhoneNumbers {
  /**
   * Returns the number a text means, such as +12025550123, in any script of digits; nothing where it means none. A number without a
   * country is of the given one (ISO 3166-1 alpha-2), and of the United States unless given.
   */
  read(text: string, country?: string): string | undefined
  /** Returns true when some country assigns numbers of this form. */
  isGivenOut(number: string): boolean
  /** A number as people read it: +1 202 555 0123. */
  display(number: string): string
}

/**
 * Loads the data of telephone numbers, 30 kB compressed: load it before a number is typed.
 *
 * It knows more than the rule a `phone` is checked by, a plus and 2 to 15 digits, and its knowledge ages: show its doubts, and
 * send the number all the same.
 */
export async function loadPhoneNumbers(): Promise<PhoneNumbers> {
  return (await import('./phoneNumbers')).phoneNumbers
}
