import type { FieldKind } from './FieldKind'

/** Some of a list: at least one. */
export const multiselect: FieldKind = {
  name: 'multiselect',
  initial: [],
  type: (text) => text,
  parse: (input) => {
    const chosen = Array.isArray(input) ? input.filter((item) => typeof item === 'string' && item !== '') : []
    return chosen.length > 0 ? { ok: true, value: [...new Set(chosen)] } : { ok: false, error: 'required' }
  },
  display: (value) => (Array.isArray(value) ? value.join(', ') : String(value)),
  send: (value) => value,
}
