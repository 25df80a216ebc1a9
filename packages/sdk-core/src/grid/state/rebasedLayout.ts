import type { GridLayout } from '../GridLayout'

type ByColumn<Value> = Readonly<Record<string, Value>>

/**
 * What is stored of a layout, after one that is shown became another: what the change is not about stays as it is stored,
 * whoever stored it, another tab or an earlier day.
 */
export function rebasedLayout(stored: GridLayout, before: GridLayout, after: GridLayout): GridLayout {
  const record = <Value>(of: (layout: GridLayout) => ByColumn<Value>) =>
    rebased(of(stored), of(before), of(after))
  return {
    density: after.density === before.density ? stored.density : after.density,
    order: after.order === before.order ? stored.order : after.order,
    widths: record((layout) => layout.widths),
    visibility: record((layout) => layout.visibility),
    pinned: record((layout) => layout.pinned),
  }
}

function rebased<Value>(stored: ByColumn<Value>, before: ByColumn<Value>, after: ByColumn<Value>) {
  const kept = Object.entries(stored).filter(([id]) => id in after || !(id in before))
  const changed = Object.entries(after).filter(([id, value]) => value !== before[id])
  return Object.fromEntries([...kept, ...changed])
}
