/** Sorts by a column. */
export interface GridSort {
  column: string
  direction: 'ascending' | 'descending'
}

/** Returns the sort after a click on a header: none, ascending, descending, none. (GRID-001) */
export function nextSort(column: string, sort: GridSort | undefined): GridSort | undefined {
  if (sort?.column !== column) return { column, direction: 'ascending' }
  return sort.direction === 'ascending' ? { column, direction: 'descending' } : undefined
}

/**
 * The sorts after a click on a header: by that column alone; where `isAdded` (with Shift) the others stay, and a new
 * one comes after them.
 */
export function nextSorts(column: string, sorts: readonly GridSort[], isAdded = false): GridSort[] {
  const at = sorts.findIndex((sort) => sort.column === column)
  const next = [nextSort(column, sorts[at])].filter((sort) => sort !== undefined)
  if (!isAdded) return next
  return at < 0 ? [...sorts, ...next] : sorts.toSpliced(at, 1, ...next)
}
