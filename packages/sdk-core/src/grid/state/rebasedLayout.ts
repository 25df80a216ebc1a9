import type { GridLayout } from '../GridLayout'

/**
 * Returns the stored layout with the difference between two shown layouts. Everything else stays as it is stored, by this tab or
 * another.
 */
export function rebasedLayout(stored: GridLayout, before: GridLayout, after: GridLayout): GridLayout {
  return {
    ...rebased(stored, before, after),
    widths: rebased(stored.widths, before.widths, after.widths),
    visibility: rebased(stored.visibility, before.visibility, after.visibility),
    pinned: rebased(stored.pinned, before.pinned, after.pinned),
  }
}

/** Applies the changes between two versions to stored values by name; a removed value has none. */
function rebased<Values extends object>(stored: Values, before: Values, after: Values): Values {
  const next = { ...stored }
  for (const name in { ...before, ...after }) if (before[name] !== after[name]) next[name] = after[name]
  return next
}
