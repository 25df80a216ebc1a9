import * as z from 'zod/mini'

/** What was entered as it is meant, or what is wrong with it. */
type Checked<Value> = { ok: true; value: Value } | { ok: false; message: string }

/** A schema of a form. Ask it with `safeParseAsync`: what checks a field may have to be loaded first. */
export type FormSchema<Values> = z.ZodMiniType<Values, Record<string, unknown>>

/** The zod schema of a form's fields. The check is given, so that loading this loads zod and nothing else. */
export function formSchema<Field extends { name: string }, Value, Values>(
  fields: readonly Field[],
  check: (field: Field, input: unknown) => Checked<Value> | Promise<Checked<Value>>,
): FormSchema<Values> {
  const shape = Object.fromEntries(fields.map((field) => [field.name, fieldSchema(field, check)]))
  // The shape is made at run time, so its type is known to who asks for it only.
  return z.object(shape) as unknown as FormSchema<Values>
}

function fieldSchema<Field, Value>(
  field: Field,
  check: (field: Field, input: unknown) => Checked<Value> | Promise<Checked<Value>>,
) {
  return z.pipe(
    z.optional(z.any()),
    z.transform((input, context) => {
      const settle = (checked: Checked<Value>) => {
        if (checked.ok) return checked.value
        context.issues.push({ code: 'custom', message: checked.message, input })
        return z.NEVER
      }
      const checked = check(field, input)
      return checked instanceof Promise ? checked.then(settle) : settle(checked)
    }),
  )
}
