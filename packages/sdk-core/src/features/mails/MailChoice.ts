/** Kinds of mail that a person may turn off, in the order of their screen; everything else always comes. */
export const mailKinds = [
  'offerings',
  'investments',
  'accreditations',
  'signed_copies',
  'withdrawals',
] as const

/** A kind of mail that may be turned off. */
export type MailKind = (typeof mailKinds)[number]

/** The setting for one kind of mail. */
export interface MailChoice {
  kind: MailKind
  isOn: boolean
}
