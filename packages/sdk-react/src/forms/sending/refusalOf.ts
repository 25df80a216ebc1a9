import { formErrorText, isCapstanError, isRetryable } from '@capstan/sdk-core'

/** The form's own words for a code the platform may answer with: for the whole form, or for one of its fields. */
export type FormErrorTexts = Readonly<Record<string, string | { field: string; text: string }>>

/** Why nothing came of sending a form. */
export interface FormRefusal {
  /** The problems by answer. */
  fields?: Readonly<Record<string, string>>
  /** The text for the whole form; `undefined` where the problems by answer say everything. */
  text?: string
  /** Shows the text in a form with a `FormStatusNotice` as well when there are errors of fields. */
  keepsText?: boolean
  /** No answer arrived. */
  isUncertain?: boolean
}

/** Returns the texts for a failure: the form's own text for the code, the platform's problems by field, or its message. */
export function refusalOf(error: unknown, texts: FormErrorTexts = {}): FormRefusal | undefined {
  if (!isCapstanError(error)) return undefined
  const own = Object.hasOwn(texts, error.code) ? texts[error.code] : undefined
  if (typeof own === 'object') return { fields: { [own.field]: own.text } }
  if (isLost(error)) return { isUncertain: true, text: own }
  const text = formErrorText(error, own === undefined ? {} : { [error.code]: own })
  return { fields: textsIn(error.details.fields), text }
}

/** Returns true when the outcome of a request is unknown: it may be sent again with the same key. */
export function isLost(error: unknown): boolean {
  return isCapstanError(error, 'uncertain') || isRetryable(error)
}

/** Returns the messages of fields in the details of a refusal. */
export function textsIn(fields: unknown): Record<string, string> {
  const entries = typeof fields === 'object' && fields !== null ? Object.entries(fields) : []
  return Object.fromEntries(
    entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}
