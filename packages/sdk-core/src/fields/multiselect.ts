import type { FieldKind } from './FieldKind'
import { isStorable } from './textKind'

/** Some of a list: at least one. */
export const multiselect: FieldKind = {
  name: 'multiselect',
  initial: [],
  type: (text) => text,
  parse: (input) => {
    const chosen = Array.isArray(input) ? input.filter((item) => typeof item === 'string' && item !== '') : []
    if (chosen.length === 0) return { ok: false, error: 'required' }
    return chosen.every(isStorable)
      ? { ok: true, value: [...new Set(chosen)] }
      : { ok: false, error: 'invalid' }
  },
  display: (value) => (Array.isArray(value) ? value.join(', ') : String(value)),
  send: (value) => value,
}
