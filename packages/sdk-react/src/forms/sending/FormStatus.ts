/** The state of a form. */
export type FormStatus =
  | { status: 'editing' | 'submitting' | 'sent' }
  /** The platform said no. Without a text there is nothing to say of the whole form. */
  | { status: 'refused'; text?: string; isBesideErrors?: boolean }
  /** No answer arrived: whether it was taken is not known, and sending the same again is safe. */
  | { status: 'uncertain'; text: string }
