/** The texts of a field, and their languages where they differ from the reader's. */
export interface FieldWords {
  /** The label. Empty where the error names the field. */
  label: string
  /** The error text of the field's author for a wrong answer. */
  ownError?: string
  lang?: { label?: string; error?: string }
  /** The field kind, where the field has one. */
  kind?: string
}

/** The language of the texts of a field if it differs from the reader's. Only texts of an author may be in another language. */
export function errorLang({ ownError, lang }: FieldWords, message: string | undefined): string | undefined {
  return message === ownError ? lang?.error : undefined
}
