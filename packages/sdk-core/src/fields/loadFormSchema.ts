import { cleanField } from './cleanField'
import type { FieldInput, FieldValue } from './kinds/FieldKind'
import type { FieldLanguage } from './FieldLanguage'
import { fieldMessage } from './fieldMessages'
import type { FormField, FormFields, FormInputs, FormValues } from './FormFields'
import type { FormSchema } from './formSchema'
import { fieldKind } from './kinds/kinds'

/**
 * Loads the schema of a form, and zod with it, 7 kB on the wire: ask for it when the form is shown.
 *
 * It takes the input and returns each value in its wire format: plain digits, days as ISO timestamps, true and false. Ask it with
 * `safeParseAsync`.
 */
export async function loadFormSchema<const Fields extends FormFields>(
  fields: Fields,
  language: FieldLanguage = {},
): Promise<FormSchema<FormValues<Fields>>> {
  const { formSchema } = await import('./formSchema')
  const named = Object.entries(fields).map(([name, field]) => ({ ...field, name }))
  return formSchema(named, (field, input) => checkFormField(field, input as FieldInput, language))
}

/** Returns the inputs with which a form starts: known values, and the first input of each kind. A yes or no starts unanswered. */
export function initialInputs<Fields extends FormFields>(
  fields: Fields,
  known: Partial<FormInputs<Fields>> = {},
): FormInputs<Fields> {
  const initial = ({ kind }: FormField) => (kind === 'boolean' ? '' : fieldKind(kind).initial)
  const entries = Object.entries(fields).map(([name, field]) => [name, known[name] ?? initial(field)])
  return Object.fromEntries(entries) as FormInputs<Fields> // the names are the fields' own
}

function checkFormField(field: FormField, input: FieldInput, { messages, formats }: FieldLanguage) {
  const { kind, optional, options = [], error, ifEmpty, problem } = field
  const cleaned = cleanField(kind, input, optional, formats)
  const say = (reason: 'required' | 'invalid') => ({
    ok: false as const,
    message: (reason === 'invalid' ? error : ifEmpty) || fieldMessage(kind, reason, messages),
  })
  if (!cleaned.ok) return say(cleaned.error)
  if (cleaned.value === undefined) return { ok: true as const, value: undefined }
  const own = typeof cleaned.value === 'string' ? problem?.(cleaned.value) : undefined
  if (own) return { ok: false as const, message: own }
  const isOffered = options.length === 0 || listOf(cleaned.value).every((item) => isAmong(options, item))
  return isOffered ? { ok: true as const, value: fieldKind(kind).send(cleaned.value) } : say('invalid')
}

function listOf(value: FieldValue): readonly unknown[] {
  return Array.isArray(value) ? value : [value]
}

function isAmong(options: readonly { value: string }[], item: unknown): boolean {
  return options.some(({ value }) => value === item)
}
