import { createGridEngine, nextSort, type GridSort } from '@capstan/sdk-core/grid'
import { useMemo, useState } from 'react'
import type { TableDefinition } from './TableDefinition'

/** Rows in the order of the column that was pressed last, as the platform would sort them. */
export function useTableSort<Row>(
  { columns, idOf, sort: first }: TableDefinition<Row>,
  rows: readonly Row[],
) {
  const [sort, setSort] = useState<GridSort | undefined>(first)
  const engine = useMemo(() => createGridEngine({ columns, idOf }), [columns, idOf])
  const sorted = useMemo(() => {
    if (!sort) return rows
    // What is out of place is no row.
    return [...engine.view({ rows, sorts: [sort] }).places].flatMap((place) => rows[place] ?? [])
  }, [engine, rows, sort])

  return { rows: sorted, sort, sortBy: (column: string) => setSort((now) => nextSort(column, now)) }
}
