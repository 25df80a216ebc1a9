import type { FieldValue } from '../../../fields/kinds/FieldKind'
import type { CheckField } from './checkDynamicField'
import type { DynamicField } from './readStepFields'

/** The parsed values of a form, or its errors, by the names of the fields. */
export type CheckedDynamicForm =
  { ok: true; values: Record<string, FieldValue | undefined> } | { ok: false; errors: Record<string, string> }

/** Checks every field of a form, in their order. */
export async function checkDynamicForm(
  fields: readonly DynamicField[],
  given: Readonly<Record<string, unknown>>,
  check: CheckField,
): Promise<CheckedDynamicForm> {
  const values: Record<string, FieldValue | undefined> = {}
  const errors: Record<string, string> = {}
  for (const field of fields) {
    const checked = await check(field, given[field.name])
    if (checked.ok) values[field.name] = checked.value
    else errors[field.name] = checked.message
  }
  return Object.keys(errors).length > 0 ? { ok: false, errors } : { ok: true, values }
}
