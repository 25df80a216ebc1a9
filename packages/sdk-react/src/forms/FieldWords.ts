/** What a form says of a field, and in which languages where those are not the reader's. */
export interface FieldWords {
  /** What it asks for. Empty where what is wrong says that itself. */
  label: string
  /** What its author says of an answer that is wrong. */
  ownError?: string
  lang?: { label?: string; error?: string }
}

/** The language of what is said of a field, where it is not the reader's: only an author's own words may be in another. */
export function errorLang({ ownError, lang }: FieldWords, message: string | undefined): string | undefined {
  return message === ownError ? lang?.error : undefined
}
