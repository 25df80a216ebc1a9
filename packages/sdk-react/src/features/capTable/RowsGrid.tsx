import { today } from '@capstan/sdk-core'
import { createGrid, exportName, type GridColumn } from '@capstan/sdk-core/grid'
import { useMemo, useState } from 'react'
import type { DataColumn } from '../../grid/model/DataColumn'
import { DataGrid } from '../../grid/DataGrid'
import { useCapstan } from '../../provider/useCapstan'

export interface RowsGridProps<Row> {
  'aria-label': string
  /** What its preferences are kept under, and what its file is called. */
  name: string
  rows: readonly Row[]
  columns: readonly DataColumn<Row>[]
  /** The columns without their looks. */
  known: readonly GridColumn<Row>[]
  /** The column it is sorted by at first, the largest first. */
  first: string
  empty: string
  /** The day the rows are of, `YYYY-MM-DD`: their file is called so. Today unless told. */
  day?: string
}

/** Rows that are all here, in a grid. */
export function RowsGrid<Row extends { id: string | null }>(props: RowsGridProps<Row>) {
  const { name, rows, columns, known, first, empty, day = today() } = props
  const { preferences } = useCapstan()
  const [grid] = useState(() =>
    createGrid({
      key: name,
      columns: known,
      preferences,
      initial: { sorts: [{ column: first, direction: 'descending' }] },
    }),
  )
  const source = useMemo(() => ({ status: 'ready' as const, rows }), [rows])

  return (
    <DataGrid
      aria-label={props['aria-label']}
      grid={grid}
      columns={columns}
      source={source}
      idOf={rowId}
      empty={empty}
      fileName={exportName(name, day, 'yyyy_MM_dd')}
    />
  )
}

const rowId = ({ id }: { id: string | null }) => id ?? ''
