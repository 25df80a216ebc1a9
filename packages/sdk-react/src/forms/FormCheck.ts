import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form'
import { set } from 'react-hook-form'

/** A problem with an answer, by its path in the form: `parties.1.email`. */
export interface FormProblem {
  name: string
  message: string
}

/**
 * The result of checking a form: the values to send, or the problems. A text without problems says why nothing could be checked.
 */
export type CheckedForm<Checked> =
  { ok: true; values: Checked } | { ok: false; problems: readonly FormProblem[]; text?: string }

/** Checks all answers of a form at once. */
export type FormCheck<Values, Checked> = (
  values: Values,
) => CheckedForm<Checked> | Promise<CheckedForm<Checked>>

/** The check as a resolver of react-hook-form. The first error of an answer is shown. */
export function resolverOf<Values extends FieldValues, Checked>(
  check: FormCheck<Values, Checked>,
): Resolver<Values, unknown, Checked> {
  return async (values) => {
    const checked = await check(values)
    if (checked.ok) return { values: checked.values, errors: {} }

    const errors: FieldErrors<Values> = {}
    const problems = [...new Map([...checked.problems].reverse().map((each) => [each.name, each])).values()]
    for (const { name, message } of problems) set(errors, name, { type: 'check', message })
    if (checked.text) set(errors, 'root.check', { type: 'check', message: checked.text })
    return { values: {}, errors }
  }
}

/** Returns the problem of each answer by its path, without those of the form as a whole. */
export function problemsOf(errors: object, path = ''): FormProblem[] {
  if ('message' in errors && typeof errors.message === 'string')
    return [{ name: path, message: errors.message }]
  return Object.entries(errors).flatMap(([key, below]: [string, unknown]) =>
    below && typeof below === 'object' && key !== 'ref' && key !== 'root'
      ? problemsOf(below, path ? `${path}.${key}` : key)
      : [],
  )
}
