import type { FieldKind } from './FieldKind'

/** A box that has to be ticked, or boxes of which one has to be. */
export const checkbox: FieldKind = {
  name: 'checkbox',
  initial: false,
  type: (text) => text,
  parse: (input) => (isEmpty(input) ? { ok: false, error: 'required' } : { ok: true, value: input ?? false }),
  display: (value) =>
    Array.isArray(value) ? value.join(', ') : value === true ? 'Yes' : String(value || 'No'),
  send: (value) => value,
}

function isEmpty(input: unknown): boolean {
  return !input || (Array.isArray(input) && input.length === 0)
}
