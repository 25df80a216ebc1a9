import { createGridEngine, nextSort, type GridSort } from '@capstan/sdk-core/grid'
import { useMemo, useState } from 'react'
import type { TableDefinition } from './TableDefinition'

/** How rows come that the platform sorts. */
export interface TableSorting {
  /** Nothing where they come as they come. */
  sort: GridSort | undefined
  /** Called with how they are to come. */
  onChange: (sort: GridSort | undefined) => void
}

/** Rows in the order of the column that was pressed last, as the platform would sort them, or has. */
export function useTableSort<Row>(
  { columns, idOf, sort: first }: TableDefinition<Row>,
  rows: readonly Row[],
  sorting?: TableSorting,
) {
  const [own, setOwn] = useState<GridSort | undefined>(first)
  const engine = useMemo(() => createGridEngine({ columns, idOf }), [columns, idOf])
  const sorted = useMemo(() => {
    if (sorting || !own) return rows
    // An index beyond the rows is skipped.
    return [...engine.view({ rows, sorts: [own] }).places].flatMap((place) => rows[place] ?? [])
  }, [engine, rows, own, sorting])

  if (sorting) {
    const { sort, onChange } = sorting
    return {
      rows: sorted,
      sort,
      sortTo: onChange,
      sortBy: (column: string) => onChange(nextSort(column, sort)),
    }
  }
  const sortBy = (column: string) => setOwn((now) => nextSort(column, now))
  return { rows: sorted, sort: own, sortTo: setOwn, sortBy }
}
