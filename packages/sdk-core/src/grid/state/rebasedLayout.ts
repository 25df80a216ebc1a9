import type { GridLayout } from '../GridLayout'

/**
 * What is stored of a layout, after one that is shown became another: what the change is not about stays as it is stored,
 * whoever stored it, another tab or an earlier day.
 */
export function rebasedLayout(stored: GridLayout, before: GridLayout, after: GridLayout): GridLayout {
  return {
    ...rebased(stored, before, after),
    widths: rebased(stored.widths, before.widths, after.widths),
    visibility: rebased(stored.visibility, before.visibility, after.visibility),
    pinned: rebased(stored.pinned, before.pinned, after.pinned),
  }
}

/** Values by name, with what became of others; what is no more has none. */
function rebased<Values extends object>(stored: Values, before: Values, after: Values): Values {
  const next = { ...stored }
  for (const name in { ...before, ...after }) if (before[name] !== after[name]) next[name] = after[name]
  return next
}
