import { today } from '@capstan/sdk-core'
import { createGrid, exportName } from '@capstan/sdk-core/grid'
import { useMemo, useState } from 'react'
import type { DataColumn } from '../../grid/model/DataColumn'
import { DataGrid } from '../../grid/DataGrid'
import { useChangedColumns, type ChangeColumns } from '../../grid/columns/useChangedColumns'
import { useCapstan } from '../../provider/useCapstan'

export interface RowsGridProps<Row> {
  'aria-label': string
  /** What its preferences are kept under, and what its file is called. */
  name: string
  rows: readonly Row[]
  columns: readonly DataColumn<Row>[]
  /** Changes them, as a host wants them. */
  change?: ChangeColumns<Row>
  /** The column it is sorted by at first, the largest first. */
  first: string
  empty: string
  /** The day the rows are of, `YYYY-MM-DD`: their file is called so. Today unless told. */
  day?: string
}

/** Rows that are all here, in a grid. */
export function RowsGrid<Row extends { id: string | null }>(props: RowsGridProps<Row>) {
  const { name, rows, first, empty, day = today() } = props
  const { preferences } = useCapstan()
  const columns = useChangedColumns(props.columns, props.change)
  const [grid] = useState(() =>
    createGrid({
      key: name,
      columns,
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
