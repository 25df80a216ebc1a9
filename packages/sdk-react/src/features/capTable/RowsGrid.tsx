import { useMemo } from 'react'
import { DataGrid } from '../../grid/DataGrid'
import { useRowsGrid, type RowsGridOptions } from './useRowsGrid'

export interface RowsGridProps<Row> extends RowsGridOptions<Row> {
  rows: readonly Row[]
}

/** Rows that are all here, in a grid. */
export function RowsGrid<Row extends { id: string | null }>({ rows, ...options }: RowsGridProps<Row>) {
  const shown = useRowsGrid(options)
  const source = useMemo(() => ({ status: 'ready' as const, rows }), [rows])
  return <DataGrid {...shown} source={source} />
}
