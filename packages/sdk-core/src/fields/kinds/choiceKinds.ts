import { isStorable, textKind } from './textKind'
import type { FieldKind } from './FieldKind'

/** One of a list. */
export const dropdown = textKind('dropdown', { read: (text) => text })

/** One of a list too long to show, found by typing. */
export const typeahead = textKind('typeahead', { read: (text) => text })

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
