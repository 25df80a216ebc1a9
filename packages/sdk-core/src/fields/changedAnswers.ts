import { changedFields } from './changedFields'
import { cleanField } from './cleanField'
import type { FieldInput } from './kinds/FieldKind'
import type { Formats } from '../language/Formats'
import type { FormFields, FormInputs } from './FormFields'

/**
 * Returns the names of the fields whose answers have another meaning than before: `1,850` and `1850.00` mean the same. Read
 * in the English format by default.
 */
export function changedAnswers<Fields extends FormFields>(
  fields: Fields,
  before: FormInputs<Fields>,
  after: FormInputs<Fields>,
  formats?: Formats,
): (keyof Fields & string)[] {
  const meant = (answers: FormInputs<Fields>) =>
    Object.fromEntries(
      Object.entries(fields).map(([name, { kind }]) => [name, meaningOf(kind, answers[name], formats)]),
    )
  return Object.keys(changedFields(meant(before), meant(after)))
}

function meaningOf(kind: string, entered: FieldInput, formats?: Formats) {
  const cleaned = cleanField(kind, entered, true, formats)
  // An unreadable input has no value to compare, so the input itself is compared.
  return cleaned.ok ? (cleaned.value ?? null) : { entered }
}
