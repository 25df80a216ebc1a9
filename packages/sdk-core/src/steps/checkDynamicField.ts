import { cleanField } from '../fields/cleanField'
import type { FieldInput, FieldValue } from '../fields/FieldKind'
import { fieldMessage, type FieldMessages } from '../fields/fieldMessages'
import type { DynamicField } from './readStepFields'

export type CheckedField = { ok: true; value: FieldValue | undefined } | { ok: false; message: string }

/** Reads what was entered into a field of a dynamic form, or says what is wrong with it. */
export function checkDynamicField(
  field: DynamicField,
  input: unknown,
  messages?: FieldMessages,
): CheckedField {
  const cleaned = cleanField(field.kind, asInput(input), field.optional)
  if (!cleaned.ok && cleaned.error === 'required') {
    return { ok: false, message: fieldMessage(field.kind, 'required', messages) }
  }
  if (cleaned.ok && fits(field, cleaned.value)) return cleaned
  // A pattern's own words are its author's, or those that stand for all patterns.
  const kind = field.pattern ? 'default' : field.kind
  return { ok: false, message: field.error ?? fieldMessage(kind, 'invalid', messages) }
}

function fits({ pattern, options }: DynamicField, value: FieldValue | undefined): boolean {
  if (value === undefined) return true
  if (pattern) return typeof value === 'string' && pattern.test(value)
  const chosen = typeof value === 'string' ? [value] : Array.isArray(value) ? value : []
  return options.length === 0 || chosen.every((item) => options.some((option) => option.value === item))
}

function asInput(input: unknown): FieldInput {
  if (typeof input === 'string' || typeof input === 'boolean') return input
  return Array.isArray(input) ? input.filter((item) => typeof item === 'string') : undefined
}
