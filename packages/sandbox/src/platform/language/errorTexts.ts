import { errors } from '../languages/english/errors.ts'
import { fillIn, type Values } from './fillIn.ts'
import { textsOf } from './locales.ts'
import { writeFigure } from './writeFigure.ts'

/** The key of a sentence in the catalogue of errors. */
export type ErrorKey = keyof typeof errors

/**
 * A text of the catalogue of errors, as the database writes it too: its key (`notFound`), or its key with its values
 * (`bulkBatch{"most": 200}`). The sentence stands in the catalogues alone.
 */
export type ErrorText = ErrorKey | `${ErrorKey}{${string}`

/** The texts of an error: its message, and the problem of each field. */
export interface ErrorTexts {
  message: ErrorText
  fields?: Readonly<Record<string, ErrorText>>
}

/** A sentence for a person who writes a program, which is not translated. */
export interface ForPrograms {
  english: string
}

/** Returns a text with the values of the names in braces. */
export const withValues = (key: ErrorKey, values: Values): ErrorText =>
  `${key}${JSON.stringify(values)}` as ErrorText // of these two parts

/** Returns the English sentence of a text, as `app_private.in_english` does. */
export function inEnglish(text: ErrorText): string {
  const { key, values } = read(text)
  return fillIn(errors[key], withProblem(values, inEnglish))
}

/** Returns the sentence of a text in the language of a locale, with days and figures as its readers write them. */
export function inLanguage(locale: string | undefined, text: ErrorText): string {
  const { key, values } = read(text)
  const written = Object.entries(values).map(([name, value]) => [
    name,
    writeFigure(locale, name, String(value)),
  ])
  const filled = withProblem({ ...values, ...Object.fromEntries(written) }, (problem) =>
    inLanguage(locale, problem),
  )
  return fillIn(textsOf(locale).errors[key], filled, locale)
}

/** Returns the values with the text within the text, which is called `problem`, as a sentence. */
function withProblem(values: Values, say: (text: ErrorText) => string): Values {
  return 'problem' in values ? { ...values, problem: say(values.problem as ErrorText) } : values // a text by its name
}

function read(text: string): { key: ErrorKey; values: Values } {
  const [, key = '', values = '{}'] = /^(\w+)(\{[^]*)?$/.exec(text) ?? []
  if (!Object.hasOwn(errors, key)) throw new Error(`There is no text "${text}".`)
  return { key: key as ErrorKey, values: JSON.parse(values) as Values } // of the catalogue, and as it was written
}
