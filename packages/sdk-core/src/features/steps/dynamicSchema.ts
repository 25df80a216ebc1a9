import * as z from 'zod/mini'
import type { FieldValue } from '../../fields/FieldKind'
import type { CheckedField, CheckField } from './checkDynamicField'
import type { DynamicValues } from './dynamicForm'
import type { DynamicField } from './readStepFields'

/** The zod schema of a dynamic form. Ask it with `safeParseAsync`: a pattern may need an engine that is loaded then. */
export type DynamicSchema = z.ZodMiniType<Record<string, FieldValue | undefined>, DynamicValues>

/** The schema of a form's fields. The check is given, so that loading this loads zod and nothing else. */
export function dynamicSchema(fields: readonly DynamicField[], check: CheckField): DynamicSchema {
  const shape = Object.fromEntries(fields.map((field) => [field.name, fieldSchema(field, check)]))
  // The shape is made at run time, so its type is known here only.
  return z.object(shape) as unknown as DynamicSchema
}

function fieldSchema(field: DynamicField, check: CheckField) {
  return z.pipe(
    z.optional(z.any()),
    z.transform((input, context) => {
      const settle = (checked: CheckedField) => {
        if (checked.ok) return checked.value
        context.issues.push({ code: 'custom', message: checked.message, input })
        return z.NEVER
      }
      const checked = check(field, input)
      return checked instanceof Promise ? checked.then(settle) : settle(checked)
    }),
  )
}
