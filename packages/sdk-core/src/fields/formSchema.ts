import * as z from 'zod/mini'

/** A value in the form in which it is sent, or the problem of the input. */
type Checked<Value> = { ok: true; value: Value } | { ok: false; message: string }

/** A schema of a form. Ask it with `safeParseAsync`: a check may have to be loaded first. */
export type FormSchema<Values> = z.ZodMiniType<Values, Record<string, unknown>>

type Given = Readonly<Record<string, unknown>>

/**
 * The zod schema of a form's fields. The check is given, so that loading this loads zod and nothing else.
 *
 * If `askedOf` selects the fields by the values, the others accept any value and are not in the answer.
 */
export function formSchema<Field extends { name: string }, Value, Values>(
  fields: readonly Field[],
  check: Check<Field, Value>,
  askedOf?: (values: Given) => readonly Field[],
): FormSchema<Values> {
  const shape = Object.fromEntries(fields.map((field) => [field.name, fieldSchema(field, check)]))
  const schema = z.object(shape)
  const unasked = (values: Given) => {
    const asked = new Set(askedOf?.(values))
    return fields.filter((field) => !asked.has(field)).map(({ name }) => [name, notAsked] as const)
  }
  const whole = askedOf
    ? z.pipe(
        z.pipe(
          z.record(z.string(), z.unknown()),
          z.transform((values) => ({ ...values, ...Object.fromEntries(unasked(values)) })),
        ),
        schema,
      )
    : schema
  // The shape is built at run time, so only the caller knows its type.
  return whole as unknown as FormSchema<Values>
}

type Check<Field, Value> = (field: Field, input: unknown) => Checked<Value> | Promise<Checked<Value>>

/** The value of a field that is not asked. */
const notAsked = Symbol('not asked')

function fieldSchema<Field, Value>(field: Field, check: Check<Field, Value>) {
  return z.pipe(
    z.optional(z.any()),
    z.transform((input, context) => {
      if (input === notAsked) return undefined
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
