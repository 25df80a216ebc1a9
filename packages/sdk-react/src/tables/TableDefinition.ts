import type { GridColumn, GridSort } from '@capstan/sdk-core/grid'
import type { Formats } from '@capstan/sdk-core'
import type { ReactNode } from 'react'
import type { TableEdit } from './TableEdit'
import type { RecordColumn } from '../ui/records/RecordRow'

/** One column of a small table: its value, its order and its appearance. */
export interface TableColumn<Row>
  extends
    Pick<GridColumn<Row>, 'id' | 'kind' | 'value'>,
    Pick<RecordColumn<Row>, 'header' | 'isSolid' | 'isWide'> {
  /** The heading in place of the plain text, for a column that cannot be sorted: with a button that explains it. */
  head?: ReactNode
  /** Formats the value; it is shown as it is by default. */
  format?: (value: string, formats: Formats) => string
  /** Renders the cell in place of the value. */
  cell?: (row: Row) => ReactNode
  /** Returns the texts of a row for a search, if they are more than the value. */
  searched?: (row: Row) => readonly string[]
  /** True when the column cannot be sorted; its heading is plain text. */
  isUnsorted?: boolean
}

/**
 * The definition of a table: its columns, the first of which names a row. Make it once for a language: another object sorts the
 * rows again.
 */
export interface TableDefinition<Row> {
  columns: readonly TableColumn<Row>[]
  /** Returns the id of a row; it also decides the order of rows that are equal otherwise. */
  idOf: (row: Row) => string
  /** The first order of the rows; the order of the source by default. */
  sort?: GridSort
  /** The actions of a row, in their own column. */
  actions?: { header: string; cell: (row: Row) => ReactNode }
  /** How rows are changed, added and deleted in their place: `editRows` makes it. */
  edit?: TableEdit<Row>
}
