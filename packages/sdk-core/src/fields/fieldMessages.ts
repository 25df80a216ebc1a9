import type { FieldError, FieldWarning } from './kinds/FieldKind'

/** The reason a value is not accepted: an error of the value, or an unreadable rule of the field's author. */
type Reason = FieldError | 'unreadable'

/** Messages about values that are not accepted, by kind and then by error. */
export type FieldMessages = Readonly<Record<string, Partial<Record<Reason, string>>>>

/** The messages in English. A form may say any of them otherwise. */
export const fieldMessages = {
  default: {
    required: 'This field is required.',
    invalid: 'Invalid input',
    unreadable:
      'The rule for this answer cannot be read, so no answer can be accepted. Please contact the person who asks.',
  },
  email: { invalid: 'Please enter a valid email address.' },
  link: { invalid: 'Please enter a web address, such as https://example.com.' },
  number: { invalid: 'Please enter a number, such as 1,234.50.' },
  numberWithPrecision: { invalid: 'Please enter a number of at most 18 decimals.' },
  integer: { invalid: 'Must be whole number.' },
  date: { invalid: 'Please enter a date as MM/DD/YYYY.' },
  blockchainAddress: { invalid: 'Please enter 40 hexadecimal characters, with or without 0x.' },
  twitterHandle: { invalid: 'Please enter 1 to 15 letters, digits or underscores.' },
  phone: { invalid: 'Please enter a phone number with its country, such as +1 202 555 0123.' },
  multiselect: { required: 'Please choose at least one.' },
  dropdown: { required: 'Please choose one.' },
  typeahead: { required: 'Please choose one.' },
} as const satisfies FieldMessages

/** Messages about values that are accepted and doubtful. */
export const fieldWarnings: Readonly<Record<FieldWarning, string>> = {
  checksum: 'The capitals of this address do not match its checksum. Please check it again.',
  impossibleSsn: 'No Social Security number looks like this. Please check it again.',
}

const english: FieldMessages = fieldMessages

/** Returns the message for an error of a kind: the form's own, else the kind's, else the general one. */
export function fieldMessage(kind: string, error: Reason, ofForm: FieldMessages = {}): string {
  const said = (messages: FieldMessages, of: string) =>
    Object.hasOwn(messages, of) ? messages[of]?.[error] : undefined
  const general = said(ofForm, 'default') ?? said(english, 'default') ?? ''
  return said(ofForm, kind) ?? said(english, kind) ?? general
}
