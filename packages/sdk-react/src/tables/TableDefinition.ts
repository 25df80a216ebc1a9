import type { GridColumn, GridSort } from '@capstan/sdk-core/grid'
import type { Formats } from '@capstan/sdk-core'
import type { ReactNode } from 'react'
import type { RecordColumn } from '../ui/records/Records'
import type { TableEdit } from './TableEdit'

/** One column of a small table: what stands in it, and how it is sorted and shown. */
export interface TableColumn<Row>
  extends
    Pick<GridColumn<Row>, 'id' | 'kind' | 'value'>,
    Pick<RecordColumn<Row>, 'header' | 'isSolid' | 'isWide'> {
  /** What stands above it in place of its words alone, where nobody sorts by it: with a button that explains them. */
  head?: ReactNode
  /** How its value is written; as it stands unless told. */
  format?: (value: string, formats: Formats) => string
  /** What a row shows in place of its value. */
  cell?: (row: Row) => ReactNode
  /** What a search looks at in a row, where that is not its value alone. */
  searched?: (row: Row) => readonly string[]
  /** Its words alone stand above it, and nobody sorts by it. */
  isUnsorted?: boolean
}

/** What a table is of: its columns, the first of which names a row. Make it once for a language: another one is sorted anew. */
export interface TableDefinition<Row> {
  columns: readonly TableColumn<Row>[]
  /** What tells a row from the others; it decides between rows that are equal otherwise. */
  idOf: (row: Row) => string
  /** How the rows stand at first; as they come unless told. */
  sort?: GridSort
  /** What can be done with a row, in a column of its own. */
  actions?: { header: string; cell: (row: Row) => ReactNode }
  /** How rows are changed, added and deleted in their place: `editRows` makes it. */
  edit?: TableEdit<Row>
}
