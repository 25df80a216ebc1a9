import { today } from '@capstan/sdk-core'
import { createGrid, exportName } from '@capstan/sdk-core/grid'
import { useState } from 'react'
import { useChangedColumns, type ChangeColumns } from '../../grid/columns/useChangedColumns'
import type { DataColumn } from '../../grid/model/DataColumn'
import { useCapstan } from '../../provider/useCapstan'
import { largestFirst } from './largestFirst'

export interface RowsGridOptions<Row> {
  'aria-label': string
  /** The key of its preferences, and the name of its file. */
  name: string
  columns: readonly DataColumn<Row>[]
  /** Changes them, as a host wants them. */
  change?: ChangeColumns<Row>
  /** The column it is sorted by at first, the largest first. */
  first: string
  empty: string
  /** The day of the rows, `YYYY-MM-DD`, which names their file. Today by default. */
  day?: string
}

/** A grid of computed rows from any source. */
export function useRowsGrid<Row extends { id: string | null }>(options: RowsGridOptions<Row>) {
  const { name, first, empty, day = today() } = options
  const { preferences } = useCapstan()
  const columns = useChangedColumns(options.columns, options.change)
  const [grid] = useState(() =>
    createGrid({
      key: name,
      columns,
      preferences,
      initial: { sorts: largestFirst(first) },
    }),
  )
  const fileName = exportName(name, day, 'yyyy_MM_dd')
  return { 'aria-label': options['aria-label'], grid, columns, idOf: rowId, empty, fileName }
}

const rowId = ({ id }: { id: string | null }) => id ?? ''
