import type { GridSelection } from './GridSelection'

/** Returns true when a row is selected. */
export function isSelected(selection: GridSelection, id: string): boolean {
  return selection.kind === 'some' ? selection.ids.has(id) : !selection.except.has(id)
}

/** How many rows are selected, of those that match. */
export function selectedCount(selection: GridSelection, matching: number): number {
  return selection.kind === 'some' ? selection.ids.size : Math.max(0, matching - selection.except.size)
}

/**
 * Returns the filter with which the platform answers the selected rows: those with their ids, or all that match a filter, without
 * the exceptions.
 */
export function selectionFilter(
  selection: GridSelection,
  filter?: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  if (selection.kind === 'some') return { id: { in: [...selection.ids] } }
  const except = { id: { notIn: [...selection.except] } }
  return filter ? { and: [filter, except] } : except
}
