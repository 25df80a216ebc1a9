import { englishFormats } from '../language/englishFormats'
import type { Formats } from '../language/Formats'
import type { FieldError, FieldInput, FieldValue } from './FieldKind'
import { fieldKind } from './kinds'

/** What a field's input comes to: a value, nothing (optional and left empty), or the reason it is not accepted. */
export type Cleaned = { ok: true; value: FieldValue | undefined } | { ok: false; error: FieldError }

/**
 * Reads an input by its kind, as English writes it unless told. A field is required unless it is optional; an optional
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
