import { cleanField } from '../../../fields/cleanField'
import type { FieldInput, FieldValue } from '../../../fields/kinds/FieldKind'
import { fieldMessage, type FieldMessages } from '../../../fields/fieldMessages'
import type { FieldLanguage } from '../../../fields/FieldLanguage'
import { lacksPhoneCountry } from '../../../fields/kinds/phone'
import type { Match } from '../../../fields/pattern/authorPattern'
import type { DynamicField } from './readStepFields'

/** The parsed value of a field, or the message when it is invalid. */
export type CheckedField = { ok: true; value: FieldValue | undefined } | { ok: false; message: string }

/** Checks the entry of a field: at once, or when the code for it is loaded. */
export type CheckField = (field: DynamicField, input: unknown) => CheckedField | Promise<CheckedField>

/** The language of a form, and the country of a phone number without one. */
export interface DynamicFieldOptions extends FieldLanguage {
  /** The country of the investor's address, as ISO 3166-1 alpha-2; the United States by default. */
  phoneCountry?: string
}

/** Parses the entry of a field of a dynamic form, or returns its error. It does not check the pattern. */
export function readDynamicField(
  field: DynamicField,
  input: unknown,
  { messages, formats, phoneCountry }: DynamicFieldOptions = {},
): CheckedField {
  const cleaned = cleanField(field.kind, asInput(input), field.optional, formats)
  if (!cleaned.ok && cleaned.error === 'required') {
    return { ok: false, message: fieldMessage(field.kind, 'required', messages) }
  }
  if (field.kind === 'phone' && cleaned.ok && typeof input === 'string' && cleaned.value !== undefined) {
    if (lacksPhoneCountry(input, phoneCountry)) return invalid(field, messages)
  }
  return cleaned.ok && isOffered(field, cleaned.value) ? cleaned : invalid(field, messages)
}

/** The same with its pattern: at once, or once the engine that the pattern needs is loaded. */
export function checkDynamicField(
  field: DynamicField,
  input: unknown,
  language: DynamicFieldOptions = {},
): CheckedField | Promise<CheckedField> {
  const { messages } = language
  const read = readDynamicField(field, input, language)
  if (!field.pattern || !read.ok || typeof read.value !== 'string') return read
  const settle = (matches: Match) => {
    if (matches === undefined) return unreadable(messages)
    return matches ? read : invalid(field, messages)
  }
  const matches = field.pattern.test(read.value)
  return matches instanceof Promise ? matches.then(settle) : settle(matches)
}

/** A message of the SDK and not of the author, because the reader cannot correct the problem. */
function unreadable(messages?: FieldMessages): CheckedField {
  return { ok: false, message: fieldMessage('default', 'unreadable', messages) }
}

/** The message of a pattern: that of its author, or the general one. */
function invalid(field: DynamicField, messages?: FieldMessages): CheckedField {
  const kind = field.pattern ? 'default' : field.kind
  return { ok: false, message: field.error ?? fieldMessage(kind, 'invalid', messages) }
}

function isOffered({ options }: DynamicField, value: FieldValue | undefined): boolean {
  const chosen = typeof value === 'string' ? [value] : Array.isArray(value) ? value : []
  return options.length === 0 || chosen.every((item) => options.some((option) => option.value === item))
}

function asInput(input: unknown): FieldInput {
  if (typeof input === 'string' || typeof input === 'boolean') return input
  return Array.isArray(input) ? input.filter((item) => typeof item === 'string') : undefined
}
