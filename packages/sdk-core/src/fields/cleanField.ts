import { englishFormats } from '../language/englishFormats'
import type { Formats } from '../language/Formats'
import type { FieldError, FieldInput, FieldValue } from './kinds/FieldKind'
import { fieldKind } from './kinds/kinds'

/** The result of checking a field: a value, nothing (optional and left empty), or the reason why the input is not accepted. */
export type Cleaned = { ok: true; value: FieldValue | undefined } | { ok: false; error: FieldError }

/**
 * Reads an input by its kind, in the English format by default. A field is required unless it is optional; an optional
 * one left empty is no error.
 */
export function cleanField(
  kind: string,
  input: FieldInput,
  optional = false,
  formats: Formats = englishFormats,
): Cleaned {
  const parsed = fieldKind(kind, formats).parse(input)
  const isLeftEmpty = !parsed.ok && parsed.error === 'required'
  return optional && isLeftEmpty ? { ok: true, value: undefined } : parsed
}
