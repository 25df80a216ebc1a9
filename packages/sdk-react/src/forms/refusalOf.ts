import { formErrorText, isCapstanError, isRetryable } from '@capstan/sdk-core'

/** The form's own words for a code the platform may answer with: for the whole form, or for one of its fields. */
export type FormErrorTexts = Readonly<Record<string, string | { field: string; text: string }>>

/** Why nothing came of sending a form. */
export interface FormRefusal {
  /** What is wrong with which answer. */
  fields?: Readonly<Record<string, string>>
  /** What to say of the whole form; nothing where everything is said elsewhere. */
  text?: string
  /** No answer came. */
  isUncertain?: boolean
}

/** What a failure means to a form: its own words for the code, what the platform found wrong by field, or its message. */
export function refusalOf(error: unknown, texts: FormErrorTexts = {}): FormRefusal | undefined {
  if (!isCapstanError(error)) return undefined
  const own = Object.hasOwn(texts, error.code) ? texts[error.code] : undefined
  if (typeof own === 'object') return { fields: { [own.field]: own.text } }
  if (isLost(error)) return { isUncertain: true, text: own }
  const text = formErrorText(error, own === undefined ? {} : { [error.code]: own })
  return { fields: textsIn(error.details.fields), text }
}

/** Whether it is not known what became of a request: the same may be sent again, with the same key. */
export function isLost(error: unknown): boolean {
  return isCapstanError(error, 'uncertain') || isRetryable(error)
}

function textsIn(fields: unknown): Record<string, string> {
  const entries = typeof fields === 'object' && fields !== null ? Object.entries(fields) : []
  return Object.fromEntries(
    entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}
