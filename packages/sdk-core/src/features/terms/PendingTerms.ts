/** Terms a person accepts before the platform is theirs. */
export interface PendingTerms {
  id: string
  /** `html` is shown as HTML, everything else as plain text. */
  type: string
  agreement: string
}
