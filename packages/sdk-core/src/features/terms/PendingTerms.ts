/** Terms a person accepts before the platform is theirs. */
export interface PendingTerms {
  id: string
  /** `html` is shown as HTML, everything else as plain text. */
  type: string
  agreement: string
  /** The language it is written in, as a tag: `en`, `de-CH`. The text of the agreement is not translated. */
  language: string
}
