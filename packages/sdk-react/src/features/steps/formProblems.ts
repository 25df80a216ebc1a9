import type { DynamicField, DynamicValues } from '@capstan/sdk-core/steps'
import type { FieldErrors } from 'react-hook-form'

/** An answer that is missing or wrong. */
export interface FormProblem {
  /** The field's name in the form. */
  name: string
  label: string
  message: string
}

/** What is wrong with a form, in the order a reader meets it. */
export function formProblems(
  errors: FieldErrors<DynamicValues>,
  fields: readonly DynamicField[],
): FormProblem[] {
  return fields.flatMap(({ name, label }) => {
    const message: unknown = errors[name]?.message
    return typeof message === 'string' ? [{ name, label, message }] : []
  })
}

/** What the platform found wrong, by the keys of the schema. */
export function refusedAnswers(
  refused: Readonly<Record<string, string>>,
  fields: readonly DynamicField[],
): FormProblem[] {
  return fields.flatMap(({ key, name, label }) => {
    const message = Object.hasOwn(refused, key) ? refused[key] : undefined
    return message ? [{ name, label, message }] : []
  })
}
