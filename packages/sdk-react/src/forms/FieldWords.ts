/** The texts of a field, and their languages where they differ from the reader's. */
export interface FieldWords {
  /** The label. Empty where the error names the field. */
  label: string
  /** The error text of the field's author for a wrong answer. */
  ownError?: string
  lang?: { label?: string; error?: string }
}

/** The language of what is said of a field, where it is not the reader's: only an author's own words may be in another. */
export function errorLang({ ownError, lang }: FieldWords, message: string | undefined): string | undefined {
  return message === ownError ? lang?.error : undefined
}
