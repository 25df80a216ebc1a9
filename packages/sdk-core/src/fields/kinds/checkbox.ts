import type { FieldInput, FieldKind, FieldValue } from './FieldKind'
import { isStorable } from './textKind'

/** A box that has to be ticked, or boxes of which one has to be. */
export const checkbox: FieldKind = {
  name: 'checkbox',
  initial: false,
  type: (text) => text,
  parse: (input) => {
    const value = ticked(input)
    if (!value) return { ok: false, error: 'required' }
    return isTakenAsItIs(value) ? { ok: true, value } : { ok: false, error: 'invalid' }
  },
  display: (value) =>
    Array.isArray(value) ? value.join(', ') : value === true ? 'Yes' : String(value || 'No'),
  send: (value) => value,
}

function ticked(input: FieldInput): FieldValue | undefined {
  if (!input || typeof input === 'boolean') return input || undefined
  const isEmpty = typeof input === 'string' ? !input.trim() : input.length === 0
  return isEmpty ? undefined : input
}

function isTakenAsItIs(value: FieldValue): boolean {
  return (
    typeof value === 'boolean' || (typeof value === 'string' ? isStorable(value) : value.every(isStorable))
  )
}
